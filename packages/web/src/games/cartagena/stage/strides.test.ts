import { expect, test } from 'vitest';
import { stridesOf } from './strides.ts';
import { walkingOf } from './timing.ts';

test('a pirate runs from space to space and hops over those that are taken', () => {
  expect(stridesOf({ from: 4, to: 9, passed: [6, 8] })).toEqual([
    { from: 4, to: 5, over: 0 },
    { from: 5, to: 7, over: 1 },
    { from: 7, to: 9, over: 1 },
  ]);
});

test('over two in a row in one hop, and the same way backwards', () => {
  expect(stridesOf({ from: 4, to: 7, passed: [5, 6] })).toEqual([{ from: 4, to: 7, over: 2 }]);
  expect(stridesOf({ from: 7, to: 4, passed: [5] })).toEqual([
    { from: 7, to: 6, over: 0 },
    { from: 6, to: 4, over: 1 },
  ]);
});

test('even the longest way is over before anybody gets bored', () => {
  const forward = {
    e: 'forward',
    seat: 0,
    card: 'key',
    from: 0,
    to: 37,
    passed: [3, 9, 15],
    left: 2,
  } as const;
  expect(walkingOf(forward).way).toBeLessThanOrEqual(1200);
  expect(walkingOf({ ...forward, to: 1, passed: [] }).way).toBeGreaterThan(100);
});
