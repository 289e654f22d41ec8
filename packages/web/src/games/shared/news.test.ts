import { expect, test } from 'vitest';
import { newsSince } from './news.ts';

const [a, b, c] = [{ e: 'a' }, { e: 'b' }, { e: 'c' }];

test('what was heard since is told in order', () => {
  expect(newsSince([[a]], [[a], [b, c], []])).toEqual({ told: [b, c], takenBack: [] });
});

test('what was taken back is told from its end', () => {
  expect(newsSince([[a], [b, c]], [[a]])).toEqual({ told: [], takenBack: [c, b] });
});

test('nothing is new where nothing was heard', () => {
  expect(newsSince([[a]], [[a]])).toEqual({ told: [], takenBack: [] });
});
