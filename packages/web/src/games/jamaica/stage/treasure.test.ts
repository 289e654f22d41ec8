import { expect, test } from 'vitest';
import { foundTreasure } from './treasure.ts';

const FOUND = { e: 'treasure', ship: 1, space: 4, face: 'down', knownBy: [1] } as const;

test('who may know a treasure is told what it does', () => {
  expect(foundTreasure({ ...FOUND, treasure: 'lady-beth', face: 'up' })).toMatchObject({
    treasure: 'lady-beth',
    title: 'Lady Beth',
  });
  expect(foundTreasure({ ...FOUND, treasure: '+5' }).text).toBe('5 points at the end');
  expect(foundTreasure({ ...FOUND, treasure: '-4' }).text).toMatch(/^−4 at the end/);
});

test('the others see a closed card, and who knows it', () => {
  const { treasure, text } = foundTreasure(FOUND);
  expect(treasure).toBe('anything');
  expect(text).toMatch(/^Only .*Mary Read.* knows/);
  expect(foundTreasure({ ...FOUND, ship: 'ghost', knownBy: [] }).text).toBe('Nobody knows what it is');
});

test('a token lies open and is worth a point', () => {
  expect(foundTreasure({ ...FOUND, face: 'up', knownBy: [] })).toMatchObject({
    treasure: 'token',
    text: '1 point at the end',
  });
});
