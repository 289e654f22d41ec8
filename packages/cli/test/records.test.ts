import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inFormOne } from '@topsail/engine/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAttack, sealedAttack } from './grinding.ts';
import { promisedGame, sealedGame } from './promised-game.ts';
import { scratch, topsail } from './topsail.ts';
import { witness } from './witness.ts';

const file = scratch();
const record = file('saved/jamaica-2-3-1-1.record');

beforeAll(() => {
  const { code } = topsail(`random --ruleset jamaica-2 --seats 3 --games 2 --records ${file('saved')}`);
  expect(code).toBe(0);
});

/** Writes the record with some of its lines changed. */
function tampered(change: (lines: string[]) => string[]): string {
  const path = file('tampered.record');
  writeFileSync(path, change(readFileSync(record, 'utf8').trimEnd().split('\n')).join('\n'));
  return path;
}

describe('topsail verify', () => {
  it('finds whole records true, one line each', () => {
    const { code, out } = topsail(`verify ${record} ${file('saved/jamaica-2-3-1-2.record')}`);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    expect(out).toMatch(/jamaica-2-3-1-1\.record: true; jamaica-2, 3 seats, \d+ moves, seat \d first/);
  });

  it('says what an older record cannot prove', () => {
    const path = file('older.record');
    writeFileSync(path, inFormOne(readFileSync(record, 'utf8')));
    const { code, out } = topsail(`verify ${path}`);
    expect(code).toBe(0);
    expect(out).toMatch(
      /true; jamaica-2.*\n {2}An older record \(form 1\): a roll that changes no position could/,
    );
    expect(topsail(`verify ${record}`).out).not.toContain('older');
  });

  it('goes on after a file that is wrong, and fails', () => {
    const { code, out, err } = topsail(`verify ${file('nowhere')} ${record}`);
    expect(code).toBe(1);
    expect(err).toBe(`topsail: cannot read ${file('nowhere')}: no such file or directory\n`);
    expect(out).toContain('true;');
  });

  it.each([
    ['a record without its end', (l: string[]) => l.slice(0, -2), 'stops before its end [record/truncated]'],
    ['a record without its hash', (l: string[]) => l.slice(0, -1), 'stops before its end [record/truncated]'],
    [
      'a record of a newer form',
      (l: string[]) => l.with(0, 'topsail record 4'),
      'line 1: the record is of form 4, and this program reads up to form 3: use a newer Topsail',
    ],
    [
      'a remark that somebody put in',
      (l: string[]) => l.toSpliced(7, 0, '# Anne cheated'),
      'the text above was changed after the record was written',
    ],
    ['half a record', (l: string[]) => l.slice(0, 20), '[record/truncated]'],
    ['something after the end', (l: string[]) => [...l, '0 morning 1'], '[record/after-end]'],
    ['another ruleset', (l: string[]) => l.with(1, 'ruleset jamaica-1@1'), 'line'],
    [
      'a later revision',
      (l: string[]) => l.with(1, 'ruleset jamaica-2@99'),
      'this is revision 1 [record/revision]',
    ],
    ['a result that is not true', (l: string[]) => l.with(-2, `${l.at(-2)!}0`), '[record/result]'],
    ['no record at all', () => ['{"format":1}'], 'line 1: this is not a record'],
    ['an empty file', () => [], 'this is not a record'],
    [
      'a move nobody knows',
      (l: string[]) => l.map((t) => t.replace(/ card \S+/, ' card up/down')),
      'is not a move in',
    ],
    [
      'a roll no die has',
      (l: string[]) => l.map((t) => t.replace(/^start \| \d+/, 'start | 77')),
      'line 5: the rolls',
    ],
  ])('refuses %s', (_what, change, complaint) => {
    const { code, out, err } = topsail(`verify ${tampered(change)}`);
    expect(err).toContain(complaint);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  it('names the rule that an illegal move breaks', () => {
    const path = tampered((lines) => {
      const at = lines.findIndex((line) => line.includes(' card '));
      return lines.with(at, lines[at]!.replace(/ card \S+/, ' stow 0'));
    });
    expect(topsail(`verify ${path}`).err).toMatch(
      /line \d+: "stow 0" is not allowed .*\(rule RND-2\).*\[move\/illegal\]/,
    );
  });
});

describe('topsail verify, of promised dice', () => {
  const lines = promisedGame().trimEnd().split('\n');
  const lineOf = (pattern: RegExp): number => lines.findIndex((line) => pattern.test(line));

  /** Verifies the record with one of its lines changed, or as it is. */
  function verified(name: string, changed: readonly string[]) {
    const path = file(`${name}.record`);
    writeFileSync(path, changed.join('\n'));
    return { ...topsail(`verify ${path}`), path };
  }

  function changedLine(pattern: RegExp, part: RegExp, instead: string): string[] {
    const at = lineOf(pattern);
    return lines.with(at, lines[at]!.replace(part, instead));
  }

  it('says what was proved: the promise, the rolls and the nonces', () => {
    const rolls = lines.flatMap((line) => /\| ([\d ]+)$/.exec(line)?.[1]?.split(' ') ?? []).length;
    const { code, out } = verified('promised', lines);
    expect(code).toBe(3);
    expect(out).toMatch(/true; jamaica-1, 3 seats, \d+ moves, \d+ more taken back, /);
    expect(out).toContain(
      `The dice were promised beforehand (promise ${lines[4]!.slice(13, 17)}…) and every one of ${rolls} rolls is what the secret and 3 nonces give.\n  Not proved: the nonces were agreed the old way`,
    );
  });

  it('says that a promise alone proves nothing yet', () => {
    const { code, out } = verified('secretive', promisedGame('promised').trimEnd().split('\n'));
    expect(code).toBe(3);
    expect(out).toContain('the secret is not told yet, so nobody can check the rolls.');
  });

  it.each([
    ['sealed', [true, true, true], 0, 'Proved: all nonces were sealed before the first was opened.'],
    [
      'late',
      [true, false, true],
      3,
      '  Proved in part: 1 nonce was not opened in time, which left a choice of 2 games.',
    ],
    ['closed', [false, false, false], 3, '  Not proved: no nonce was opened, so who ran the server'],
  ])('says what sealed nonces prove: %s', (name, opened, expected, words) => {
    const { code, out } = verified(name, sealedGame(opened).trimEnd().split('\n'));
    expect(code).toBe(expected);
    expect(out).toContain(words);
  });

  it('does not call the dice of an operator proved who chose the last nonce: the kept record of the attack', () => {
    const kept = fileURLToPath(new URL('fixtures/ground-nonce.record', import.meta.url));
    expect(readFileSync(kept, 'utf8')).toBe(openAttack());
    const { code, out } = topsail(`verify ${kept}`);
    expect(code).toBe(3);
    expect(out).toContain('Not proved: the nonces were agreed the old way');
    expect(out).not.toContain('Proved');
  });

  it.each([
    ['proved and not proved', [true, false], 3],
    ['not proved and not there', [false, undefined], 1],
    ['not there and not proved', [undefined, false], 1],
  ])('ends with the code of the worst record: %s', (name, records, expected) => {
    const paths = records.map((isOpened, i) => {
      const path = file(`${name.replaceAll(' ', '-')}-${i}.record`);
      if (isOpened !== undefined) writeFileSync(path, sealedGame([isOpened, isOpened, isOpened]));
      return path;
    });
    expect(topsail(`verify ${paths.join(' ')}`).code).toBe(expected);
  });

  it('refuses the same attack where the nonces were sealed', () => {
    const { code, err, path } = verified('ground', sealedAttack().trimEnd().split('\n'));
    expect(code).toBe(1);
    expect(err).toMatch(`topsail: ${path}: line 12: this nonce does not fit its seal`);
  });

  const UNTRUE = 'is not what the promised secret and the nonces give [record/dice-roll]';

  it.each([
    ['a-roll', changedLine(/^2 take/, /\d$/, '4'), `line 17: a roll for "action die" ${UNTRUE}`],
    [
      'a-roll-that-was-taken-back',
      changedLine(/^2 card/, /\d$/, '5'),
      `line 13: a roll for "action die" ${UNTRUE}`,
    ],
    ['a-nonce', changedLine(/^dice nonce/, /.$/, 'x'), `line 10: a roll for "first captain" ${UNTRUE}`],
    [
      'the-secret',
      changedLine(/^dice secret/, /.$/, '0'),
      'line 9: this is not the secret that was promised [record/dice-promise]',
    ],
    [
      'the-promise',
      changedLine(/^dice promise/, /.$/, '0'),
      'line 9: this is not the secret that was promised [record/dice-promise]',
    ],
    [
      'an-undo',
      changedLine(/^undo/, /1/, '2'),
      'line 17: "take 1 from 0" is not allowed to seat 2 now (rule RND-2); everything up to line 14 is correct [move/illegal]',
    ],
    [
      'an-undo-of-too-many',
      changedLine(/^undo/, /1/, '4'),
      'line 15: 4 moves cannot be undone where 3 have been made [record/undo]',
    ],
    [
      'a-move-that-was-taken-back',
      changedLine(/^1 card backward/, /backward.forward/, 'gold/forward'),
      'line 28: the game does not come to the position whose checksum stands here; everything up to line 22 is correct [record/checksum]',
    ],
  ])('refuses %s that is another, with its line', (name, changed, complaint) => {
    const { code, out, err, path } = verified(name, changed);
    expect(err).toBe(`topsail: ${path}: ${complaint}\n`);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('topsail replay', () => {
  it('tells the whole game in words', () => {
    const { code, out } = topsail(`replay ${record}`);
    expect(code).toBe(0);
    expect(out).toContain('Jamaica-2 with 3 seats.');
    expect(out).toMatch(/Seat \d draws \w+\/\w+\./);
    expect(out).toMatch(/place +points +finish +gold +treasure +curse/);
  });

  it('tells a seat only what it may know', () => {
    const { out } = topsail(`replay ${record} --from-seat 1`);
    expect(out).toMatch(/Seat 1 draws \w+\/\w+\./);
    expect(out).not.toMatch(/Seat [02] draws \w+\/\w+\./);
    expect(topsail(`replay ${record} --from-seat spectator`).out).not.toMatch(/draws \w+\/\w+\./);
  });

  it('turns the pages one by one, with the board', () => {
    const { code, out } = topsail(`replay ${record} --step`, '\n\nq\n');
    expect(code).toBe(0);
    expect(out.match(/Enter goes on/g)).toHaveLength(3);
    expect(out).toContain('main course');
  });

  it('writes the trace that random wrote of the same game', () => {
    const { code, out } = topsail(`replay ${record} --jsonl -`);
    expect(code).toBe(0);
    expect(out).toBe(topsail('random --ruleset jamaica-2 --seats 3 --games 1 --jsonl -').out);
    expect(witness(out)).toBe(1);
  });

  it('refuses what it cannot do', () => {
    expect(topsail(`replay ${record} --from-seat 3`).err).toContain('there is no seat 3');
    expect(topsail(`replay ${record} --from-seat 1 --jsonl -`).code).toBe(2);
    expect(topsail(`replay ${file('nowhere')}`).err).toContain('cannot read');
    expect(topsail(`replay ${tampered((lines) => lines.slice(0, 9))}`).code).toBe(1);
  });
});
