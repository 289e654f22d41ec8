import type { SeatInfo } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { captainsOf } from './captains.ts';

function person(name: string, colour: number): SeatInfo {
  const occupant = { kind: 'person', person: name, name, program: false } as const;
  return { occupant, colour, standIn: null, ready: true };
}

const bot = (colour: number): SeatInfo => ({
  occupant: { kind: 'bot', level: 'mate' },
  colour,
  standIn: null,
  ready: true,
});

test('people keep their names, and bots are called like the captain of their colours', () => {
  expect(captainsOf([person('Rosa', 4), bot(1)])).toEqual([
    { name: 'Rosa', colour: 4 },
    { name: 'Mary Read', colour: 1 },
  ]);
});

test('people who are called alike are told apart by the seat', () => {
  const captains = captainsOf([person('Mary Read', 0), bot(1), person('Rosa', 2), person('Rosa', 3)]);
  expect(new Set(captains.map(({ name }) => name)).size).toBe(4);
});
