import { expect, test } from 'vitest';
import type { Line } from '../../games/contract/face.ts';
import { inOneBreath, spokenOf } from './spoken.ts';

const line = (text: string, by: number, more: Partial<Line> = {}): Line => ({
  text,
  by,
  touches: [by],
  ...more,
});

test('what concerns the listener comes first, all of it and in its order', () => {
  const lines = [
    line('Mary sails', 1, { gist: true }),
    line('You pay', 0),
    line('Mary attacks you', 1, { touches: [1, 0] }),
    line('You fire', 0),
  ];
  expect(spokenOf(lines, 0)).toEqual(['You pay', 'Mary attacks you', 'You fire', 'Mary sails']);
});

test('of everybody else one sentence is said, the last of those that tell most', () => {
  const lines = [
    line('Mary loads', 1),
    line('Anne sails', 2, { gist: true }),
    line('Mary sails', 1, { gist: true }),
    line('Mary pays', 1),
    line('Anne sails on', 2, { gist: true }),
    line('Jack loads', 3),
  ];
  expect(spokenOf(lines, 0)).toEqual(['Mary sails', 'Anne sails on', 'Jack loads']);
  expect(spokenOf(lines, undefined)).toEqual(['Mary sails', 'Anne sails on', 'Jack loads']);
});

test('what concerns everybody, or happens beside the game, is said to everybody', () => {
  const lines = [line('Round 2', 1, { touches: 'all' }), { text: 'Mary is away', by: 1 }];
  expect(spokenOf(lines, undefined)).toEqual(['Round 2', 'Mary is away']);
});

test('every sentence has an end that is heard', () => {
  expect(inOneBreath(['Mary sails', 'You won!', 'Pay?'])).toBe('Mary sails. You won! Pay?');
});
