import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { stateHash } from './hash.ts';
import { parseRecord } from './record-reading.ts';
import { verifyRecord } from './record-proof.ts';
import { makeRecord } from './record-text.ts';
import { toy } from './testing/toy/game.ts';
import { playedToy, toyText } from './testing/toy/played.ts';

const game: Game = toy;
const text = toyText('text');

describe('a record as text', () => {
  it('can be read by a person', () => {
    expect(toyText('read', 11).split('\n')).toEqual([
      'topsail record 1',
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
      'check 10 85f2ff3a1a752a23',
      '0 row',
      'so far 11 8234c05478cbb4c4',
      '',
    ]);
  });

  it('ends with the result of a finished game', () => {
    expect(text.trim().split('\n').at(-1)).toBe('end 30 05021f596de7a697 first 1 scores 14 23 16');
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

  it('may carry remarks, empty lines and the line ends of another system', () => {
    const remarked = `# found in a bottle\r\n\r\n${text.replaceAll('\n', '\r\n  # and so on\r\n\r\n')}`;
    const verified = verifyRecord([game], remarked);
    expect(verified.ok && verified.value.record).toEqual(playedToy('text').record);
  });

  it('may be typed without any check between', () => {
    const typed = text.replaceAll(/^check .*\n/gm, '');
    expect(typed).not.toBe(text);
    expect(verifyRecord([game], typed).ok).toBe(true);
  });

  it('finds its game among others', () => {
    const other: Game = {
      ...game,
      id: 'galleons',
      rulesets: [{ id: 'galleons', revision: 1, seats: { from: 2, to: 2 }, open: false }],
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
