import type { SeatInfo } from '@topsail/protocol';
import { expect, test } from 'vitest';
import { levelName, seatingOnline } from './seating.ts';

const person = (program = false): SeatInfo => ({
  occupant: { kind: 'person', person: 'rosa', name: 'Rosa', program },
  colour: 0,
  standIn: null,
  ready: true,
});
const bot: SeatInfo = { occupant: { kind: 'bot', level: 'mate' }, colour: 1, standIn: null, ready: true };

test('a bot is marked with its level, and thinks while it is waited for', () => {
  expect(seatingOnline([person(), bot], undefined, [1]).get(1)).toEqual({
    marks: [levelName('mate')],
    isThinking: true,
  });
  expect(seatingOnline([person(), bot], undefined, [0]).get(1)?.isThinking).toBe(false);
});

test('a person is away when the server says who is there, and not before', () => {
  const marksOf = (seats: readonly number[] | undefined) =>
    seatingOnline([person()], seats && { t: 'present', table: 't', seats, spectators: 0 }, []).get(0)?.marks;
  expect(marksOf(undefined)).toEqual([]);
  expect(marksOf([0])).toEqual([]);
  expect(marksOf([])).toHaveLength(1);
});

test('a program and a stand-in are marked, and a stand-in thinks for the person', () => {
  const seat = { ...person(true), standIn: 'sailor' } as const;
  const seated = seatingOnline([seat], undefined, [0]).get(0);
  expect(seated?.marks).toHaveLength(2);
  expect(seated?.marks.at(-1)).toContain(levelName('sailor'));
  expect(seated?.isThinking).toBe(true);
});
