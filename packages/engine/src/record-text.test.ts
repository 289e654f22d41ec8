import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { stateHash } from './hash.ts';
import { parseRecord } from './record-reading.ts';
import { verifyRecord } from './record-proof.ts';
import { makeRecord } from './record-text.ts';
import { inFormOne } from './testing/form-one.ts';
import { toy } from './testing/toy/game.ts';
import { playedToy, toyText } from './testing/toy/played.ts';

const game: Game = toy;
const text = toyText('text');
const isCheck = (line: string): boolean => line.startsWith('check ');

describe('a record as text', () => {
  it('can be read by a person', () => {
    expect(toyText('read', 11).split('\n')).toEqual([
      'topsail record 2',
      'ruleset skiffs@1',
      'seats 3',
      'option race long',
      'start | 5 2 3',
      '0 sail',
      '1 row',
      '2 dig | 2 6',
      '0 sail',
      '2 sail',
      '1 row',
      '0 dig',
      '2 sail',
      '1 sail | 2',
      '1 sail',
      'check 10 85f2ff3a1a752a23 d7da23eed93eb3f0',
      '0 row',
      'so far 11 8234c05478cbb4c4',
      'sha256 931922b354cff39a541e1f89d252513b429deb96dfe4d6beb8e81969d58f2af9',
      '',
    ]);
  });

  it('ends with the result of a finished game, and with the hash of its text', () => {
    const [result, seal] = text.trim().split('\n').slice(-2);
    expect(seal).toMatch(/^sha256 [0-9a-f]{64}$/);
    expect(result).toBe('end 30 05021f596de7a697 first 1 scores 14 23 16');
  });

  it('proves itself and leads to the same state, wherever the game stands', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 40 }), (seed, moves) => {
        const { record, state } = playedToy(seed, moves);
        const verified = verifyRecord([game], makeRecord(game, record));
        if (!verified.ok) throw new Error(JSON.stringify(verified));
        expect(verified.value.record).toEqual(record);
        expect(stateHash(game, verified.value.state)).toBe(stateHash(game, state));
        expect(verified.value.finished).toBe(game.outcome(state) !== undefined);
      }),
    );
  });

  it('has hashes that any tool can check', () => {
    const lines = text.split('\n');
    const at = lines.findLastIndex((line) => line.startsWith('check '));
    const digest = (count: number): string =>
      createHash('sha256')
        .update(lines.slice(0, count).join('\n') + '\n')
        .digest('hex');
    expect(lines[at].split(' ').at(-1)).toBe(digest(at).slice(0, 16));
    expect(lines.at(-2)).toBe(`sha256 ${digest(lines.length - 2)}`);
  });

  it('may stand below remarks, and have the line ends of another system', () => {
    const remarked = `# found in a bottle\r\n\r\n${text.replaceAll('\n', '\r\n')}\r\n\r\n`;
    const verified = verifyRecord([game], remarked);
    expect(verified.ok && verified.value.record).toEqual(playedToy('text').record);
  });

  it('carries remarks that nobody can change', () => {
    const { record } = playedToy('text');
    const remarked = makeRecord(game, record, { chronicle: record.steps }, ['seat 1', 'seed seven']);
    expect(remarked).toContain('\n# seat 1\n# seed seven\nruleset ');
    expect(verifyRecord([game], remarked).ok).toBe(true);
    expect(verifyRecord([game], remarked.replace('# seat 1', '# seat 2'))).toMatchObject({
      ok: false,
      refusal: { code: 'record/altered', params: { line: remarked.split('\n').findIndex(isCheck) + 1 } },
    });
  });

  it('of form 1 may carry remarks and empty lines anywhere', () => {
    const remarked = `# found in a bottle\r\n\r\n${inFormOne(text).replaceAll('\n', '\r\n  # and so on\r\n\r\n')}`;
    const verified = verifyRecord([game], remarked);
    expect(verified.ok && verified.value.record).toEqual(playedToy('text').record);
  });

  it('of form 1 may be typed without any check between', () => {
    const typed = inFormOne(text).replaceAll(/^check .*\n/gm, '');
    expect(typed.length).toBeLessThan(inFormOne(text).length);
    expect(verifyRecord([game], typed)).toMatchObject({ ok: true, value: { form: 1 } });
    expect(verifyRecord([game], text)).toMatchObject({ ok: true, value: { form: 2 } });
  });

  it('finds its game among others', () => {
    const other: Game = {
      ...game,
      id: 'galleons',
      rulesets: [{ id: 'galleons', revision: 1, seats: { from: 2, to: 2 }, open: false, offered: true }],
    };
    const verified = verifyRecord([other, game], text);
    expect(verified.ok && verified.value.game.id).toBe('skiffs');
  });

  it('is read for its form alone when only that is asked', () => {
    const parsed = parseRecord([game], text.replace(/^end .*/m, 'end with a lie'));
    expect(parsed.ok && parsed.value.record).toEqual(playedToy('text').record);
  });

  it('is never made of a game that cannot have been played', () => {
    const { record } = playedToy('text');
    const wrong = { ...record, steps: record.steps.slice(1) };
    expect(() => makeRecord(game, wrong)).toThrow(/a record that cannot be replayed/);
  });
});
