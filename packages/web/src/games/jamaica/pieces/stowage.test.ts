import { expect, test } from 'vitest';
import { stowed } from './stowage.ts';

test('every token of a hold has a place of its own', () => {
  for (let count = 0; count <= 9; count++) {
    const places = stowed(count).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
  }
});

test('two tokens lie side by side, four in two rows, and seven in three', () => {
  const rows = (count: number) => new Set(stowed(count).map(({ y }) => y)).size;
  expect([1, 2, 3, 4, 6, 7, 9].map(rows)).toEqual([1, 1, 2, 2, 2, 3, 3]);
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
