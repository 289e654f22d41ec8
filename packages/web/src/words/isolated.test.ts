import { expect, test } from 'vitest';
import { isolated } from './isolated.ts';

test('a name that runs from right to left is kept apart from its sentence', () => {
  expect(isolated('\u05e8\u05d5\u05d6\u05d4')).toBe('\u2068\u05e8\u05d5\u05d6\u05d4\u2069');
});

test('other names stand as they are', () => {
  expect(['Rosa', 'Ґанна', '花子'].map(isolated)).toEqual(['Rosa', 'Ґанна', '花子']);
});
