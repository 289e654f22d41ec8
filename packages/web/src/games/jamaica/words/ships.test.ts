import { SPECTATOR } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { seen } from '../testing/seen.ts';
import { jamaicaFace } from './face.ts';
import {
  cargoIn,
  championOf,
  opponentOf,
  ordersOf,
  ownSeat,
  placeName,
  shipOf,
  whereabouts,
} from './ships.ts';
import { tell } from './tell.ts';
import { intoEitherHold } from './terms.ts';
import { wayToGo } from './way-to-go.ts';

const [ship] = seen().table.ships;

function sailedTo(to: number, lap: number) {
  const way = { seat: 0, from: 48, path: [48, to], dir: 'forward', home: false } as const;
  return { e: 'move', ship: 0, to, lap, ...way } as const;
}

function where(...of: Parameters<typeof whereabouts>): string | undefined {
  return typed(whereabouts(...of));
}

describe('where a ship is', () => {
  test('is said by its space, by home, or by the start line that it is behind', () => {
    expect(where('jamaica-2', { ...ship!, at: 5, lap: 0 })).toBe('In the port of 3 (39 from home)');
    expect(where('jamaica-2', { ...ship!, at: 49, lap: -1 })).toBe(
      'On the sea of 3 (45 from home), behind the start line',
    );
    expect(where('jamaica-2', { ...ship!, at: 0, lap: 1, home: true })).toBe('Home');
    expect(where('yassa', { ...ship!, at: 'bay' })).toBe('At Pirate Bay');
  });

  test('is as far from home in its panel as in the log of its voyage', () => {
    for (const lap of [0, -1, -2]) {
      const told = tell({ ruleset: 'jamaica-2', seats: 2, options: {} }, sailedTo(49, lap), SPECTATOR);
      const [, far] = /(\d+).from home/.exec(told!.text) ?? [];
      expect(where('jamaica-2', { ...ship!, at: 49, lap })).toContain(`(${far} from home)`);
      expect(wayToGo('jamaica-2', { ...ship!, at: 49, lap })).toBe(Number(far));
    }
  });

  test('is a place with a name', () => {
    expect(typed(placeName('jamaica-2', 4))).toBe('the lair (40 from home)');
  });
});

test('a card has two orders, and what is none is a bug', () => {
  expect(ordersOf('food/backward')).toEqual(['food', 'backward']);
  expect(() => ordersOf('food')).toThrow('no card food');
  expect(() => ordersOf('tea/food')).toThrow('no card tea/food');
});

describe('whom a viewer speaks for', () => {
  const battle = {
    ...{ attackPowder: 0, attackBonus: 0, attackRoll: null },
    ...{ defencePowder: 0, defenceBonus: 0, defenceRoll: null },
    sabreUsed: false,
  } as const;

  test('is nobody for who only watches', () => {
    expect(ownSeat(seen({ viewer: SPECTATOR }))).toBeUndefined();
    expect(championOf(seen({ viewer: SPECTATOR }))).toBeUndefined();
    expect(opponentOf(seen())).toBeUndefined();
  });

  test('is one’s own ship, or the ghost in a battle of others', () => {
    const between = (attacker: 0 | 'ghost', defender: 0 | 1) =>
      seen({ ghost: true, table: { battle: { ...battle, attacker, defender } } });
    expect([championOf(between(0, 1)), opponentOf(between(0, 1))]).toEqual([0, 1]);
    expect([championOf(between('ghost', 0)), opponentOf(between('ghost', 0))]).toEqual([0, 'ghost']);
    expect([championOf(between('ghost', 1)), opponentOf(between('ghost', 1))]).toEqual(['ghost', 1]);
  });
});

test('the Sixth Hold comes after the ordinary ones', () => {
  const gold = { good: 'gold', count: 2 } as const;
  const six = shipOf(seen({ ships: { 1: { sixth: gold } } }), 1);
  expect([cargoIn(six, 5), cargoIn(six, 6), cargoIn(undefined, 0)]).toEqual([gold, undefined, undefined]);
});

test('one hold is named, several are offered', () => {
  expect([[5], [0], [0, 1, 4]].map((holds) => typed(intoEitherHold(holds)))).toEqual([
    'into the Sixth Hold',
    'into hold 1',
    'into hold 1, 2 or 5',
  ]);
});

test('the head of the page says the round, and the score what it is made of', () => {
  const of = (ruleset: string) => jamaicaFace.parts({ ruleset, seats: 3, options: {} });
  expect(jamaicaFace.status(seen({ table: { round: 7 } }))).toBe('Round 7');
  expect(of('jamaica-2')).toEqual({ finish: 'Finish', gold: 'Gold', treasure: 'Treasure', curse: 'Curses' });
  expect(of('yassa').gold).toBe('Piastres');
  expect(jamaicaFace.reasons.home).toBe('A ship came home, and the round was played out.');
});
