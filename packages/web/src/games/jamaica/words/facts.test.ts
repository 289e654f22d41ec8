import type { JamaicaFact, PowderOdds, View } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { typed } from '../../shared/testing/typed.ts';
import { seen } from '../testing/seen.ts';
import { factNotes, knownIn } from './facts.ts';

interface Notes {
  readonly view?: View;
  readonly possible?: readonly JamaicaFact[];
}

function notes(certain: readonly JamaicaFact[], { view = seen(), possible = [] }: Notes = {}) {
  return factNotes(view, { certain, possible }).notes.map(typed);
}

const sail = { fact: 'sails', ship: 0, to: 5, path: [3, 4, 5], home: false } as const;
const asks = { fact: 'pays', to: 5, good: 'gold', price: 3 } as const;
const short = { fact: 'shortage', to: 5, good: 'gold', price: 3, has: 1, missing: 2 } as const;
const morning = { when: 'morning', from: 3 } as const;
const evening = { when: 'evening', from: 5 } as const;

describe('what a voyage brings', () => {
  test('is said without its end, which the answer names, but its price, meetings and treasures', () => {
    expect(notes([sail, asks, { fact: 'meets', to: 5, ships: [1, 2] }, { fact: 'treasure', to: 5 }])).toEqual(
      ['Pay 3 gold; meets Mary Read and Samuel Bellamy in battle; a treasure waits'],
    );
    expect(notes([sail])).toEqual([]);
  });

  test('is said to lead home', () => {
    expect(notes([{ ...sail, home: true }])).toEqual(['Home to the finish']);
  });

  test('is a shortage that may throw the ship back, or not', () => {
    const thrown = { fact: 'thrown', to: 5 } as const;
    expect(notes([sail, short, { ...thrown, back: [4], probability: 1 }])).toEqual([
      'Costs 3 gold, you are 2 short; back to the lair (40 from home)',
    ]);
    expect(
      notes([
        { ...thrown, back: [4, 0], probability: 0.5 },
        { ...thrown, back: [], probability: 0.25 },
      ]),
    ).toEqual(['50%: back to the lair (40 from home) or to Port Royal; 25%: stays']);
  });
});

describe('what a card brings', () => {
  test('is said for the morning and then for the evening', () => {
    expect(
      notes([
        { ...evening, fact: 'loads', good: 'food', count: 4, into: [1, 2] },
        { ...morning, ...sail },
        { ...morning, ...asks },
      ]),
    ).toEqual([
      'Morning: to the port of 3 (39 from home); pay 3 gold',
      'Evening: load 4 food into hold 2 or 3',
    ]);
  });

  test('tells two ways apart, and says once what comes of both', () => {
    const load = { when: 'evening', fact: 'loads', good: 'food', count: 4, into: [1] } as const;
    expect(
      notes([
        { ...load, from: 5 },
        { ...load, from: 9 },
      ]),
    ).toEqual(['Evening: load 4 food into hold 2']);
    expect(
      notes([
        { ...load, from: 5 },
        { when: 'evening', from: 9, fact: 'skips-load', good: 'food' },
      ]),
    ).toEqual([
      'Evening, from the port of 3 (39 from home): load 4 food into hold 2',
      'Evening, from the lair (35 from home): no hold for more food, the load is lost',
    ]);
  });

  test('names the lane where there are two', () => {
    expect(notes([{ ...morning, ...sail, to: 8, lane: 'A-outer' }])).toEqual([
      'Morning: to the sea of 3 (36 from home) by the outer lane',
    ]);
    expect(notes([{ ...morning, ...sail, to: 13, lane: 'A-inner' }])).toEqual([
      'Morning: to the sea of 3 (33 from home) by the inner lane',
    ]);
  });

  test('is only likely where other ships act first', () => {
    const possible: readonly JamaicaFact[] = [{ ...morning, ...sail }];
    expect(notes([], { possible })).toEqual([
      'Morning: to the port of 3 (39 from home)',
      'For now: ships that act before you may change this',
    ]);
    expect(notes([], { possible: [{ ...sail, home: true }] })).toEqual(['Home to the finish']);
  });

  test('has the words of its world', () => {
    const view = seen({ ruleset: 'yassa' });
    expect(notes([{ ...morning, fact: 'skips-load', good: 'powder' }], { view })).toEqual([
      'Upper action: no hold for more cannons, the load is lost',
    ]);
  });
});

describe('an answer is dangerous', () => {
  const danger = (...certain: JamaicaFact[]) => factNotes(seen(), { certain, possible: [] }).danger;
  const elsewhere = { ...morning, fact: 'sails', ship: 0, to: 4, path: [3, 4], home: false } as const;

  test('where every way ends in a shortage, in one half of the day', () => {
    expect(danger({ ...morning, ...sail }, { ...morning, ...short })).toBe(true);
    const load = { ...evening, fact: 'loads', good: 'food', count: 4, into: [1] } as const;
    expect(danger({ ...morning, ...sail }, { ...morning, ...short }, load)).toBe(true);
  });

  test('and not where one can sail elsewhere, or pay', () => {
    expect(danger({ ...morning, ...sail }, { ...morning, ...short }, elsewhere)).toBe(false);
    expect(danger({ ...morning, ...sail }, { ...morning, ...asks })).toBe(false);
    expect(danger()).toBe(false);
  });
});

describe('loot', () => {
  test('is told whole, with the hold it goes into', () => {
    const robs = { fact: 'robs', from: 1, cargo: { good: 'gold', count: 2 } } as const;
    expect(notes([robs, { fact: 'loads', good: 'gold', count: 2, into: [4] }])).toEqual([
      'Load 2 gold into hold 5',
    ]);
    expect(notes([{ fact: 'loads', good: 'gold', count: 2, into: [4] }])).toEqual(['Load 2 gold']);
  });

  test('that lies hidden may be this or that', () => {
    expect(notes([{ fact: 'may-be', treasures: ['+3', '-2', 'lady-beth'] }])).toEqual([
      'May be +3, −2 or Lady Beth',
    ]);
  });
});

test('a part of a payment says what is still owed', () => {
  expect(notes([{ fact: 'takes', hold: 0, n: 1, still: 2 }])).toEqual(['2 more from other holds']);
  expect(notes([{ fact: 'takes', hold: 0, n: 1, still: 0 }])).toEqual(['That is all']);
});

describe('the odds of a battle', () => {
  const row = (powder: number, against: number, win: number): PowderOdds => ({
    ...{ powder, against, win },
    ...{ tie: 0, loss: 1 - win },
  });
  const battle = {
    ...{ attacker: 0, attackPowder: 0, attackBonus: 0, attackRoll: null },
    ...{ defender: 1, defencePowder: 0, defenceBonus: 0, defenceRoll: null },
    sabreUsed: false,
  } as const;

  test('are those of the attacker, turned for the defender', () => {
    const table = [row(2, 0, 0.75)];
    expect(notes([{ fact: 'odds', table }])).toEqual(['Win 75%, tie 0%, lose 25%']);
    expect(notes([{ fact: 'odds', table }], { view: seen({ table: { battle } }) })).toEqual([
      'Win 75%, tie 0%, lose 25%',
    ]);
    expect(notes([{ fact: 'odds', table }], { view: seen({ viewer: 1, table: { battle } }) })).toEqual([
      'Win 25%, tie 0%, lose 75%',
    ]);
  });

  test('of many amounts are told at their corners', () => {
    const table = [row(0, 0, 0.5), row(0, 3, 0.25), row(2, 0, 0.75), row(2, 1, 0.625), row(2, 3, 0.5)];
    expect(notes([{ fact: 'odds', table }])).toEqual([
      '0 powder against 0: win 50%, tie 0%, lose 50%',
      '2 powder against 0: win 75%, tie 0%, lose 25%',
      '2 powder against 3: win 50%, tie 0%, lose 50%',
    ]);
    expect(notes([{ fact: 'odds', table: [row(1, 0, 0.5), row(1, 2, 0.25)] }])).toHaveLength(2);
    expect(notes([{ fact: 'odds', table: [] }])).toEqual([]);
  });
});

test('facts that the page does not know are left out', () => {
  const unknown = { fact: 'tide', by: 3 };
  expect(knownIn({ certain: [unknown, sail], possible: [asks] })).toEqual([sail, asks]);
  expect(factNotes(seen(), { certain: [unknown], possible: [unknown] }).notes).toEqual([]);
});
