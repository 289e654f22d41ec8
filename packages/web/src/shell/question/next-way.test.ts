import { expect, test } from 'vitest';
import type { Way } from '../../games/contract/face.ts';
import { wayWith } from './next-way.ts';

const way = (...taken: readonly number[]): Way => ({ taken, moves: [taken.join()], note: '' });
const [most, middle, even, least] = [way(3, 0, 0), way(2, 1, 0), way(1, 1, 1), way(0, 3, 0)];
const ways = [most, middle, even, least];

test('one more from one part is one fewer from another, and the nearest way is taken', () => {
  expect(wayWith(ways, most, 1, 1)).toBe(middle);
  expect(wayWith(ways, middle, 0, -1)).toBe(even);
  expect(wayWith(ways, middle, 2, 1)).toBe(even);
});

test('where the rules know no such way there is none', () => {
  expect(wayWith(ways, most, 0, 1)).toBeUndefined();
  expect(wayWith(ways, most, 2, -1)).toBeUndefined();
});
