import { fast } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { CLEAR_SIGHT, pick, type Sight } from './estimate.ts';

const MEANS = [0.3, 0.5, 0.42, 0.1];
const ESTIMATES = MEANS.map((mean, i) => ({ move: { text: `move ${i}` }, mean }));

/** How often each move is picked in so many tries. */
function picks(sight: Sight, tries: number, estimates = ESTIMATES): number[] {
  const chance = fast(7);
  const counts = estimates.map(() => 0);
  const moves = estimates.map(({ move }) => move);
  for (let n = 0; n < tries; n++) counts[moves.indexOf(pick(estimates, sight, chance))]++;
  return counts;
}

describe('one who picks a move', () => {
  test('takes the best with clear sight, and the first of equals', () => {
    expect(picks(CLEAR_SIGHT, 20)).toEqual([0, 20, 0, 0]);
    const equals = [0.2, 0.4, 0.4].map((mean, i) => ({ move: { text: `${i}` }, mean }));
    expect(picks(CLEAR_SIGHT, 20, equals)).toEqual([0, 20, 0]);
  });

  test('needs no luck with clear sight', () => {
    const none = { roll: (): never => expect.fail('no luck is needed') };
    expect(pick(ESTIMATES, CLEAR_SIGHT, none).text).toBe('move 1');
  });

  test('never gives away more than he would, however badly he sees', () => {
    expect(picks({ noise: 5, mostGivenAway: 0.1 }, 2000).map((count) => count > 0)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(picks({ noise: 5, mostGivenAway: 0 }, 200)).toEqual([0, 200, 0, 0]);
  });

  test('may do anything if nothing is too much to give away', () => {
    expect(Math.min(...picks({ noise: 5, mostGivenAway: Infinity }, 2000))).toBeGreaterThan(300);
  });

  test('errs between two moves as often as the bell curve says', () => {
    const pair = [0.5, 0.44].map((mean, i) => ({ move: { text: `${i}` }, mean }));
    const tries = 20_000;
    for (const [noise, share] of [
      [0.06, 0.2398], // the difference of two errors spreads by noise times the root of 2
      [0.03, 0.0786],
      [0.12, 0.3618],
    ] as const) {
      const [, worse] = picks({ noise, mostGivenAway: Infinity }, tries, pair);
      expect(Math.abs(worse / tries - share)).toBeLessThan(0.012);
    }
  });
});
