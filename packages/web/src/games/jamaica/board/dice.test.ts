import { expect, test } from 'vitest';
import { beatsOf } from '../stage/testing.ts';
import { throwOf } from './dice.ts';

const BEATS = beatsOf({ ruleset: 'jamaica-1', seats: 3, options: { ghost: 'no' } }, 'dice');

test('dice tumble in from outside the chest', () => {
  const roll = BEATS.find(({ event }) => event.e === 'roll')!;
  const { event, dice } = throwOf(roll.view.table.dice, roll);
  expect(event?.e).toBe('roll');
  for (const { at, from } of dice) expect(Math.abs(from[0])).toBeGreaterThan(Math.abs(at[0]) * 2);
});

test('each die slides from where it lay to its half of the day, crossing the other where the captain wants it', () => {
  const assigned = BEATS.filter(({ event }) => event.e === 'assign');
  const crossings = assigned.map((beat) => {
    const rolled = throwOf(beat.before.table.dice, undefined).dice;
    const { dice } = throwOf(beat.view.table.dice, beat);
    for (const { n, from } of dice) expect(rolled.find(({ at }) => at === from)?.n).toBe(n);
    return dice[0]!.from[0] > 0;
  });
  expect(new Set(crossings)).toEqual(new Set([true, false]));
});

test('they lie still when nothing moves them, and are nowhere before the first roll', () => {
  const sails = BEATS.find(({ event }) => event.e === 'move')!;
  expect(throwOf(sails.view.table.dice, sails).event).toBeUndefined();
  expect(throwOf({ morning: 0, evening: 0, assigned: false }, undefined).dice).toEqual([]);
});
