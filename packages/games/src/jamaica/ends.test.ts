import { expect, it } from 'vitest';
import { endsAt, firstEnd, hasEnd, listEnds, NOWHERE, otherEnds, withEnd } from './ends.ts';

it('keeps up to five spaces in their order, the start among them', () => {
  for (const spaces of [[], [0], [49], [3, 0, 49], [12, 1, 40, 0, 7]])
    expect(listEnds(endsAt(spaces))).toEqual(spaces);
  expect(() => endsAt([1, 2, 3, 4, 5, 6])).toThrow('too many');
});

it('has a space once, however many lanes lead there', () => {
  const ends = endsAt([15, 9]);
  expect(withEnd(ends, 9)).toBe(ends);
  expect(listEnds(withEnd(ends, 0))).toEqual([15, 9, 0]);
  expect([0, 9, 15].map((space) => hasEnd(ends, space))).toEqual([false, true, true]);
});

it('is gone through from the first on', () => {
  const ends = endsAt([15, 9]);
  expect(firstEnd(ends)).toBe(15);
  expect(firstEnd(otherEnds(ends))).toBe(9);
  expect(otherEnds(otherEnds(ends))).toBe(NOWHERE);
});
