import type { Outcome } from '@topsail/engine';
import { expect, test } from 'vitest';
import { barsOf } from './score-bars.ts';

function standing(entrant: number, rank: number, points: Readonly<Record<string, number>>) {
  const parts = Object.entries(points).map(([part, n]) => ({ part, points: n }));
  return { entrant, rank, parts, score: parts.reduce((sum, part) => sum + part.points, 0) };
}

const outcome: Outcome = {
  reason: 'home',
  rule: 'END-1',
  standings: [
    standing(0, 2, { finish: -5, gold: 3, treasure: 0, curse: -4 }),
    standing(1, 1, { finish: 15, gold: 0, treasure: 0, curse: 0 }),
  ],
};

test('bars stand in the order of places on one scale', () => {
  const { bars, zero } = barsOf(outcome);
  expect(bars.map(({ entrant }) => entrant)).toEqual([1, 0]);
  expect(zero).toBeCloseTo(6 / 21);
  expect(bars[0]?.pieces).toEqual([{ part: 'finish', points: 15, from: 6 / 21, width: 15 / 21 }]);
});

test('what is taken off steps back from what was gained, one piece beside the other, and ends at the score', () => {
  const [, last] = barsOf(outcome).bars;
  expect(last?.pieces).toEqual([
    { part: 'gold', points: 3, from: 6 / 21, width: 3 / 21 },
    { part: 'finish', points: -5, from: 4 / 21, width: 5 / 21 },
    { part: 'curse', points: -4, from: 0, width: 4 / 21 },
  ]);
});
