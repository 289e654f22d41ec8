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
    standing(0, 2, { finish: -5, gold: 9, treasure: 0, curse: -2 }),
    standing(1, 1, { finish: 15, gold: 0, treasure: 0, curse: 0 }),
  ],
};

test('bars stand in the order of places on one scale', () => {
  const { bars, zero } = barsOf(outcome);
  expect(bars.map(({ entrant }) => entrant)).toEqual([1, 0]);
  expect(zero).toBe(0.25);
  expect(bars[0]?.pieces).toEqual([{ part: 'finish', points: 15, from: 0.25, width: 0.75 }]);
});

test('what is taken off steps back, so that a bar ends at its score', () => {
  const [, last] = barsOf(outcome).bars;
  expect(last?.pieces).toEqual([
    { part: 'finish', points: -5, from: 0, width: 0.25 },
    { part: 'gold', points: 9, from: 0, width: 0.45 },
    { part: 'curse', points: -2, from: 0.35, width: 0.1 },
  ]);
});
