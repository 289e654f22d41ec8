import { SPECTATOR, type Viewer } from '@topsail/engine';
import type { JamaicaEvent, View } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { seen } from '../testing/seen.ts';
import { typed } from '../../shared/testing/typed.ts';
import { stagedOf } from './stages.ts';
import { client } from '../client.ts';
import { turnOf } from './turn.ts';
import { deedsOf } from './deeds.ts';

function shown(event: JamaicaEvent, view: View = seen({ viewer: SPECTATOR }), before = view) {
  return stagedOf({ event, before, view, told: [event], lasts: 1 });
}

function ribbon(event: JamaicaEvent, viewer: Viewer = SPECTATOR) {
  const { large } = shown(event, seen({ viewer }));
  return large?.large === 'ribbon' ? large : undefined;
}

describe('on the ribbon', () => {
  test('stands who is home, in gold, with a cheer unless it is the ghost', () => {
    expect(ribbon({ e: 'home', ship: 0, last: true })).toMatchObject({
      ...{ text: 'Anne Bonny is home!', sub: 'Last round' },
      ...{ tone: 'gold', cheers: true, ship: 0 },
    });
    expect(ribbon({ e: 'home', ship: 0, last: false }, 0)).toMatchObject({
      text: 'You are home!',
      sub: undefined,
    });
    expect(ribbon({ e: 'home', ship: 'ghost', last: false })).toMatchObject({
      text: 'The ghost ship is home!',
      cheers: false,
    });
  });

  test('stands what was lost, left or not taken', () => {
    expect(ribbon({ e: 'skip-load', seat: 1, resource: 'food' })).toMatchObject({
      ...{ text: 'No hold for this load', tone: 'loss', ship: 1, cheers: false },
    });
    expect(ribbon({ e: 'leave-treasure', ship: 1, space: 4 })).toMatchObject({
      ...{ text: 'The treasure stays', tone: 'paper', ship: 1 },
    });
    expect(ribbon({ e: 'no-spoils', ship: 0, seat: 0 }, 0)).toMatchObject({
      text: 'You take nothing',
      ship: 0,
    });
    expect(ribbon({ e: 'end', scores: [], ranking: [] })).toMatchObject({
      text: 'The race is over',
      tone: 'gold',
    });
  });
});

describe('large over the board', () => {
  test('is the captain’s wheel, which goes from one to the next', () => {
    const before = seen({ viewer: SPECTATOR, table: { captain: 2 } });
    expect(shown({ e: 'captain', seat: 0, round: 4 }, before, before).large).toEqual({
      ...{ large: 'round', round: 4, seats: [0, 1, 2], from: 2, captain: 0 },
      text: 'Anne Bonny is captain',
    });
    const ghost = seen({ ghost: true });
    expect(shown({ e: 'captain', seat: 0, round: 4 }, ghost).large).toMatchObject({ seats: [0, 1] });
  });

  test('is the sign of the shortage die', () => {
    expect(shown({ e: 'shortage-roll', seat: 0, value: 'skull' }).large).toMatchObject({
      text: 'Back to a lair',
    });
  });

  test('is the hold that is filled, the Sixth Hold too', () => {
    const view = seen({ ruleset: 'yassa', ships: { 0: { sixth: null } } });
    const emptied = { good: 'gold', count: 2 } as const;
    const load = { e: 'load', seat: 0, resource: 'food', count: 3, hold: 5, emptied } as const;
    const { large, marks } = shown(load, view);
    expect(large).toMatchObject({ into: 5, cargo: { good: 'food', count: 3 } });
    expect(large?.large === 'load' && large.holds).toHaveLength(6);
    expect(marks).toEqual([
      { mark: 'overboard', ship: 0, icon: 'piastre', count: 2 },
      { mark: 'flight', icon: 'provision', count: 3, from: 'bank', to: { ship: 0 } },
    ]);
    const five = shown({ ...load, hold: 1, emptied: null }, seen()).large;
    expect(five?.large === 'load' && five.holds).toHaveLength(5);
  });

  test('is loot in its own drawing, a treasure as far as it is known', () => {
    const theft = { ship: 0, from: 1, seat: 0, hold: 1, resource: 'powder', count: 2, into: 0 } as const;
    expect(
      shown({ e: 'steal-hold', ...theft, emptied: null }, seen({ ruleset: 'yassa' })).large,
    ).toMatchObject({
      carried: { icon: 'cannon' },
    });
    const taken = { e: 'steal-treasure', ship: 0, from: 1, seat: 0, knownBy: [] } as const;
    const carried = (event: JamaicaEvent) => {
      const { large } = shown(event);
      return large?.large === 'carry' ? large.carried : undefined;
    };
    expect(carried({ ...taken, face: 'up' })).toEqual({ treasure: 'token', isCurse: false });
    expect(carried({ ...taken, face: 'down' })).toEqual({ treasure: 'anything', isCurse: false });
    expect(carried({ ...taken, face: 'up', treasure: 'lady-beth' })).toMatchObject({ treasure: 'lady-beth' });
  });

  test('are the treasures that are turned up at the end', () => {
    const reveal = { e: 'reveal', ship: 0, treasures: ['+3'] } as const;
    expect(shown(reveal).large).toMatchObject({ text: 'Treasures of Anne Bonny' });
    expect(shown(reveal, seen({ viewer: 0 })).large).toMatchObject({ text: 'Your treasures' });
  });
});

test('a price flies from the ship to the bank, and stands beside it', () => {
  const whole = { key: 'one', total: 3, done: 3 };
  const pay = {
    e: 'pay',
    space: 9,
    seat: 1,
    resource: 'food',
    split: [],
    count: 3,
    short: false,
    whole,
  } as const;
  expect(shown(pay).marks).toEqual([
    { mark: 'tag', ship: 1, text: '−3', icon: 'food', tone: 'price' },
    { mark: 'flight', icon: 'food', count: 3, from: { ship: 1 }, to: 'bank' },
  ]);
});

describe('the turn that is shown', () => {
  const turn = { e: 'turn', seat: 1, card: ['food', 'forward'] } as const;
  const act = { e: 'act', ship: 1, half: 'morning', action: 'food', die: 2 } as const;
  const load = { e: 'load', seat: 1, resource: 'food', count: 2, hold: 0, emptied: null } as const;
  const table = { captain: 1, dice: { morning: 2, evening: 5, assigned: true } };
  const view = seen({ viewer: SPECTATOR, table });

  test('says both orders with their dice, what was done, and who comes next', () => {
    const told = [turn, act, load];
    const { steps, next, card } = turnOf({ event: load, before: view, view, told, lasts: 1 })!;
    expect(steps.map(({ text, state }) => [typed(text), state])).toEqual([
      ['Morning: 2 food', 'done'],
      ['Mary Read loads 2 food into hold 1', 'now'],
      ['Evening: forward 5', 'later'],
    ]);
    expect([next, card]).toEqual([[2, 0], 'food/forward']);
  });

  test('keeps the last two things that were done', () => {
    const roll = { e: 'roll', seat: 0, dice: [1, 2] } as const;
    expect(deedsOf([roll, load, load, load], view, 2).map(({ state }) => state)).toEqual(['done', 'now']);
    expect(deedsOf([], view, 2)).toEqual([]);
  });

  test('is the ghost’s by the dice alone', () => {
    const ghost = { e: 'act', ship: 'ghost', half: 'morning', action: null, die: 2 } as const;
    const { steps } = turnOf({ event: ghost, before: view, view, told: [load, ghost], lasts: 1 })!;
    expect(steps.map(({ text }) => text)).toEqual([
      'Morning: the ghost ship sails 2 spaces',
      'Evening: the ghost ship sails 5 spaces',
    ]);
  });

  test('is over when treasures are turned up and the race is won, and the heading says what is shown', () => {
    const reveal = { e: 'reveal', ship: 1, treasures: ['+3'] } as const;
    const end = { e: 'end', scores: [3, 4, 5], ranking: [[2], [1], [0]] } as const;
    for (const [event, heading] of [
      [reveal, 'Treasures of Mary Read'],
      [end, 'The race is over'],
    ] as const) {
      const beat = { event, before: view, view, told: [turn, act, load, event], lasts: 1 };
      expect([client.onTurn(beat), client.heading(beat)]).toEqual([undefined, heading]);
    }
    const acting = { event: load, before: view, view, told: [turn, act, load], lasts: 1 };
    expect([client.onTurn(acting), client.heading(acting)]).toEqual([1, undefined]);
  });
});
