import { expect, test } from 'vitest';
import { stripOf } from './strips.ts';

test('no two captains share a picture', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map(stripOf)).size).toBe(6);
});
