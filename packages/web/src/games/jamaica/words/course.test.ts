import { chartOf } from '@topsail/games';
import { expect, test } from 'vitest';
import { stretchesOf } from './course.ts';

test('the course round the island has three forks with two lanes each, and no space is lost', () => {
  const parts = stretchesOf(chartOf('jamaica-1'));
  expect(parts.map((stretches) => stretches.map(({ spaces }) => spaces.length))).toEqual([
    [7],
    [6, 2],
    [5],
    [6, 2],
    [5],
    [6, 2],
    [9],
  ]);
});
