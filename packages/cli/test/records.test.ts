import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
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

  it('goes on after a file that is wrong, and fails', () => {
    const { code, out, err } = topsail(`verify ${file('nowhere')} ${record}`);
    expect(code).toBe(1);
    expect(err).toBe(`topsail: cannot read ${file('nowhere')}: no such file or directory\n`);
    expect(out).toContain('true;');
  });

  it.each([
    [
      'a record without its end',
      (l: string[]) => l.slice(0, -1),
      'stops without an end line [record/truncated]',
    ],
    ['half a record', (l: string[]) => l.slice(0, 20), '[record/truncated]'],
    ['something after the end', (l: string[]) => [...l, '0 morning 1'], '[record/after-end]'],
    ['another ruleset', (l: string[]) => l.with(1, 'ruleset jamaica-1@1'), 'line'],
    [
      'a later revision',
      (l: string[]) => l.with(1, 'ruleset jamaica-2@99'),
      'this is revision 1 [record/revision]',
    ],
    ['a result that is not true', (l: string[]) => [...l.slice(0, -1), `${l.at(-1)!}0`], '[record/result]'],
    ['no record at all', () => ['{"format":1}'], 'line 1: this is not a record'],
    ['an empty file', () => [], 'this is not a record'],
    [
      'a move nobody knows',
      (l: string[]) => l.map((t) => t.replace(/ card \S+/, ' card up/down')),
      'is no move of',
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
