import type { JamaicaFact, PowderOdds } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { seen } from '../testing/seen.ts';
import { glanceOf, legChips } from './glance.ts';
import { oddsSpan } from './odds.ts';
import { hereIn, planOf, type Leg } from './plan.ts';

const leg: Leg = {
  ...{ half: 'morning', from: 3, to: 5, path: [3, 4, 5], isHome: false },
  ...{ price: undefined, missing: 0, meets: [], hasTreasure: false },
};

function chips(...legs: readonly Partial<Leg>[]) {
  return legChips(
    'jamaica-2',
    legs.map((one) => ({ ...leg, ...one })),
  ).map(({ icons, text, tone }) => `${icons.join()} ${text} ${tone}`);
}

describe('a way at a glance', () => {
  test('shows home, an empty lair, a treasure and a battle', () => {
    expect(chips({ isHome: true })).toEqual(['flag  gain']);
    expect(chips({ to: 4 })).toEqual(['lair  gain']);
    expect(chips({ to: 4, hasTreasure: true })).toEqual(['chest  gain']);
    expect(chips({ meets: [1] })).toEqual(['swords  danger']);
    expect(chips({})).toEqual([]);
  });

  test('tells what can be paid before what is missing', () => {
    const food = { good: 'food', n: 3 } as const;
    const gold = { good: 'gold', n: 5 } as const;
    expect(chips({ price: gold, missing: 2 }, { price: food }, { price: { ...food, n: 2 } })).toEqual([
      'food \u22122\u20133 price',
      'gold short by 2 danger',
    ]);
    expect(chips({ price: food }, { price: { ...food, n: 4 }, missing: 1 })).toEqual([
      'food \u22123 price',
      'food short by 1 danger',
    ]);
    expect(chips({ price: food, missing: 1 }, { price: food, missing: 3 })).toEqual([
      'food short by 1\u20133 danger',
    ]);
  });
});

describe('a plan', () => {
  const sails = { fact: 'sails', ship: 0, to: 4, path: [3, 4], home: true } as const;
  const plan = (...certain: JamaicaFact[]) => planOf({ certain, possible: [] });
  const morning = { when: 'morning', from: 3 } as const;

  test('knows a treasure at the end of a way, and the way home', () => {
    expect(plan({ ...morning, ...sails }, { ...morning, fact: 'treasure', to: 4 }).legs).toMatchObject([
      { isHome: true, hasTreasure: true },
    ]);
    expect(plan({ ...morning, ...sails }).legs).toMatchObject([{ hasTreasure: false }]);
  });

  test('has no way that begins nowhere, and no load of here and now', () => {
    expect(plan(sails).legs).toEqual([]);
    expect(plan({ ...morning, fact: 'meets', to: 4, ships: [1] }).legs).toEqual([]);
    expect(plan({ fact: 'loads', good: 'food', count: 3, into: [0] }).loads).toEqual([]);
    expect(plan({ ...morning, fact: 'day', morning: 1, evening: 2 })).toEqual({ legs: [], loads: [] });
  });

  test('shows a load once, though several ways lead to it', () => {
    const load = { when: 'evening', fact: 'loads', good: 'food', count: 3, into: [0] } as const;
    const dice = { morning: 2, evening: 3, assigned: true };
    const once = plan({ ...load, from: 4 }, { ...load, from: 5 });
    const rows = glanceOf('jamaica-2', dice, ['forward', 'food'], once);
    expect(rows[1]?.chips).toHaveLength(1);
  });

  test('of here and now begins where the acting ship lies', () => {
    const table = { half: 'evening', acting: 1 } as const;
    expect(hereIn(seen({ table, ships: { 1: { at: 9 } } }))).toEqual({ half: 'evening', from: 9 });
    expect(hereIn(seen({ table: { ...table, half: null } }))).toBeUndefined();
  });
});

describe('odds', () => {
  const row = (win: number, tie: number): PowderOdds => ({
    ...{ powder: 0, against: 0, win, tie },
    loss: 1 - win - tie,
  });

  test('are told from the worst to the best', () => {
    const span = oddsSpan(seen(), [row(0.5, 0), row(0.25, 0.5), row(0.75, 0.25), row(0.125, 0)]);
    expect(span.map(({ win }) => win)).toEqual([0.125, 0.75]);
  });

  test('with as many wins may still lose more', () => {
    expect(oddsSpan(seen(), [row(0.5, 0.25), row(0.5, 0)]).map(({ loss }) => loss)).toEqual([0.5, 0.25]);
    expect(oddsSpan(seen(), [row(0.25, 0), row(0.5, -0.25)])).toHaveLength(2);
    expect(oddsSpan(seen(), [])).toEqual([]);
  });
});
