import { expect, test } from 'vitest';
import { choicesOf, putDown } from './errand.ts';
import type { Choice, Reachable } from './reachable.ts';

function choice(move: string, to: number): Choice {
  return { move, card: 'hat', to, draws: 0, notes: [] };
}

const reachable: Reachable = new Map([
  [3, [choice('to nine', 9), choice('to boat by hat', 37), choice('to boat by key', 37)]],
  [5, [choice('to six', 6)]],
]);

test('a pirate put down on the only way to a place goes there', () => {
  expect(putDown(reachable, { position: 3 }, 9).taken?.move).toBe('to nine');
});

test('a pirate put down where several cards lead is asked which of them', () => {
  const { taken, errand } = putDown(reachable, { position: 3 }, 37);
  expect(taken).toBeUndefined();
  expect(choicesOf(reachable, errand).map(({ move }) => move)).toEqual(['to boat by hat', 'to boat by key']);
});

test('a pirate put down anywhere else stays where he was', () => {
  expect(putDown(reachable, { position: 3 }, 6)).toEqual({});
  expect(putDown(reachable, { position: 3 }, undefined)).toEqual({});
});

test('a pirate who can go nowhere has no choice', () => {
  expect(choicesOf(reachable, { position: 7 })).toEqual([]);
});

test('nobody is sent before he is chosen', () => {
  expect(choicesOf(reachable, undefined)).toEqual([]);
  expect(choicesOf(reachable, { position: 5 })).toHaveLength(1);
});
