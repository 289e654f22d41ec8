import { expect, test } from 'vitest';
import { stowed } from './stowage.ts';

test('every token of a hold has a place of its own', () => {
  for (let count = 0; count <= 9; count++) {
    const places = stowed(count).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

test('tokens lie in rows of three at most, and about the middle', () => {
  expect(stowed(5)).toEqual([
    { x: -1, y: -0.5 },
    { x: 0, y: -0.5 },
    { x: 1, y: -0.5 },
    { x: -0.5, y: 0.5 },
    { x: 0.5, y: 0.5 },
  ]);
});
