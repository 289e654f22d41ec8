import { describe, expect, it } from 'vitest';
import type { Fact } from './facts.ts';
import { foresee, type Foreseen } from './foresee.ts';
import { parseMove } from './moves.ts';
import { scene, type Card, type Lot } from './testing/scene.ts';
import { found, type Table } from './testing/table.ts';

function foreseen(table: Table, text: string, seat = 0): Foreseen {
  return foresee(table.view(seat), parseMove(text)!);
}

/** Of a card of the captain's, one die for the morning and one for the evening. */
function ofCard(ruleset: string, lot: Lot, card: Card, dice: readonly [number, number] = [1, 1]): Foreseen {
  const table = scene(ruleset, 3)
    .ship(0, lot)
    .dice(...dice)
    .pick(0, card)
    .picking();
  return foreseen(table, `card ${card}`);
}

function half(facts: readonly Fact[], when: 'morning' | 'evening'): Fact[] {
  return facts.filter((fact) => fact.when === when);
}

/** Facts without the half of the day and the space where it begins. */
function bare(facts: readonly Fact[]): object[] {
  return facts.map(({ when: _when, from: _from, ...fact }) => fact);
}

function kinds(facts: readonly Fact[]): string[] {
  return facts.map(({ fact }) => fact);
}

it('RND-1 the dice are foreseen as the day they make', () => {
  const table = scene('jamaica-1', 3).dice(2, 5).assigning();
  expect(foreseen(table, 'morning 2').certain).toEqual([{ fact: 'day', morning: 2, evening: 5 }]);
  expect(foreseen(table, 'morning 5').certain).toEqual([{ fact: 'day', morning: 5, evening: 2 }]);
});

describe('a card is foreseen', () => {
  it('PAY-1 with the price of the space and what the evening loads', () => {
    const { certain, possible } = ofCard(
      'jamaica-1',
      { at: 1, holds: ['food 3', 'gold 3'] },
      'forward/food',
      [1, 4],
    );
    expect(certain).toEqual([
      { when: 'morning', from: 1, fact: 'sails', ship: 0, to: 2, path: [1, 2], home: false },
      { when: 'morning', from: 1, fact: 'pays', to: 2, good: 'food', price: 3 },
      { when: 'evening', from: 2, fact: 'loads', good: 'food', count: 4, into: [0] },
    ]);
    expect(possible).toEqual([]);
  });

  it('MOVE-2 with every lane, by morning and by evening', () => {
    const { certain } = ofCard(
      'jamaica-1',
      { at: 5, holds: ['food 6', 'food 6'] },
      'forward/forward',
      [2, 1],
    );
    const sails = certain.flatMap((fact) => (fact.fact === 'sails' ? [[fact.from, fact.to, fact.lane]] : []));
    expect(sails).toEqual([
      [5, 7, 'A-outer'],
      [5, 13, 'A-inner'],
      [7, 8, 'A-outer'],
      [13, 14, 'A-inner'],
    ]);
  });

  it('MOVE-5 up to the finish, where the day ends', () => {
    const { certain } = ofCard('jamaica-1', { at: 48 }, 'forward/food', [5, 5]);
    expect(bare(certain)).toEqual([{ fact: 'sails', ship: 0, to: 0, path: [48, 49, 0], home: true }]);
  });

  it('LAIR-1 with the treasure; what it is may change the evening', () => {
    const { certain, possible } = ofCard('jamaica-1', { at: 3 }, 'forward/powder', [1, 2]);
    expect(kinds(certain)).toEqual(['sails', 'treasure']);
    expect(half(possible, 'evening')).toEqual([
      { when: 'evening', from: 4, fact: 'loads', good: 'powder', count: 2, into: [2] },
    ]);
  });

  it('BAT-1 with the ships it would meet, after which nothing else is sure', () => {
    const table = scene('jamaica-1', 4)
      .ship(0, { at: 1 })
      .ship(1, { at: 2 })
      .ship(3, { at: 2 })
      .pick(0, 'forward/forward')
      .picking();
    const { certain, possible } = foreseen(table, 'card forward/forward');
    expect(bare(certain).slice(1)).toEqual([{ fact: 'meets', to: 2, ships: [1, 3] }]);
    expect(bare(half(possible, 'morning'))).toEqual([{ fact: 'pays', to: 2, good: 'food', price: 3 }]);
    expect(kinds(half(possible, 'evening'))).toEqual(['sails', 'shortage', 'thrown']);
  });

  it('LAIR-1 the treasure of an occupied lair is taken no matter who wins the battle', () => {
    const table = scene('jamaica-1', 3)
      .ship(0, { at: 3 })
      .ship(1, { at: 4 })
      .pick(0, 'forward/food')
      .picking();
    const { certain, possible } = foreseen(table, 'card forward/food');
    expect(kinds(half(certain, 'morning'))).toEqual(['sails', 'meets', 'treasure']);
    expect(half(possible, 'morning')).toEqual([]);
  });

  it('RND-3 by one who acts later, only as far as nobody can change it', () => {
    const table = scene('jamaica-1', 3).captain(1).ship(0, { at: 1 }).pick(0, 'forward/forward').picking();
    const { certain, possible } = foreseen(table, 'card forward/forward');
    expect(bare(certain)).toEqual([{ fact: 'sails', ship: 0, to: 2, path: [1, 2], home: false }]);
    expect(kinds(possible)).toEqual(['pays', 'sails', 'shortage', 'thrown']);
  });

  it('RND-3 from a lair he sails on in the evening, come what may', () => {
    const table = scene('jamaica-1', 3).captain(1).ship(0, { at: 3 }).pick(0, 'forward/forward').picking();
    const { certain } = foreseen(table, 'card forward/forward');
    expect(bare(certain)).toEqual([
      { fact: 'sails', ship: 0, to: 4, path: [3, 4], home: false },
      { fact: 'sails', ship: 0, to: 5, path: [4, 5], home: false },
    ]);
  });
});

describe('a load is foreseen', () => {
  const full: Lot = { holds: ['gold 1', 'gold 2', 'food 3', 'food 3', 'gold 2'] };

  it('LOAD-2 on a full ship with everything that might be thrown out', () => {
    const { certain, possible } = ofCard('jamaica-1', full, 'food/powder', [4, 1]);
    expect(bare(half(certain, 'morning'))).toEqual([{ fact: 'loads', good: 'food', count: 4, into: [0, 1] }]);
    expect(bare(half(possible, 'morning'))).toEqual([
      { fact: 'empties', hold: 0, cargo: { good: 'gold', count: 1 } },
      { fact: 'empties', hold: 1, cargo: { good: 'gold', count: 2 } },
    ]);
  });

  it('LOAD-2 and the evening has to do with any of them', () => {
    const { certain, possible } = ofCard('jamaica-1', full, 'food/powder', [4, 1]);
    expect(bare(half(certain, 'evening'))).toEqual([
      { fact: 'loads', good: 'powder', count: 1, into: [0, 1, 2, 4] },
    ]);
    expect(bare(half(possible, 'evening'))).toContainEqual({
      fact: 'empties',
      hold: 0,
      cargo: { good: 'food', count: 4 },
    });
  });

  it('LOAD-2 with the one hold that must be emptied', () => {
    const lot: Lot = { holds: ['gold 1', 'gold 2', 'food 3', 'gold 3', 'gold 2'] };
    const { certain, possible } = ofCard('yassa', lot, 'gold/gold', [4, 1]);
    expect(bare(certain)).toEqual([
      { fact: 'loads', good: 'gold', count: 4, into: [2] },
      { fact: 'empties', hold: 2, cargo: { good: 'food', count: 3 } },
      { fact: 'skips-load', good: 'gold' },
    ]);
    expect(possible).toEqual([]);
  });

  it('LOAD-3 or skipped, and the day goes on', () => {
    const lot: Lot = { at: 3, holds: ['gold 1', 'gold 1', 'gold 1', 'gold 1', 'gold 1'] };
    const { certain } = ofCard('jamaica-1', lot, 'gold/forward');
    expect(kinds(certain)).toEqual(['skips-load', 'sails', 'treasure']);
  });

  it('T-HOLD with the Sixth Hold beside the first empty one, and then with what is left', () => {
    const lot: Lot = { holds: ['gold 1', 'gold 2', 'food 3', 'food 3'], sixth: '-' };
    const { certain, possible } = ofCard('jamaica-1', lot, 'food/powder', [4, 2]);
    expect(bare(certain)).toEqual([
      { fact: 'loads', good: 'food', count: 4, into: [4, 5] },
      { fact: 'loads', good: 'powder', count: 2, into: [4, 5] },
    ]);
    expect(possible).toEqual([]);
  });

  it('PAY-2 into any hold that the payment may have emptied', () => {
    const lot: Lot = { at: 2, holds: ['food 4', 'food 2', 'gold 1'] };
    const { certain, possible } = ofCard('jamaica-1', lot, 'forward/powder', [1, 2]);
    expect(half(certain, 'evening')).toEqual([
      { when: 'evening', from: 3, fact: 'loads', good: 'powder', count: 2, into: [1, 3] },
    ]);
    expect(possible).toEqual([]);
  });

  it('PAY-2 also into one that gave all it had', () => {
    const lot: Lot = { at: 2, holds: ['food 2'], sixth: 'food 4' };
    const { certain } = ofCard('jamaica-1', lot, 'forward/powder', [1, 2]);
    expect(half(certain, 'evening')).toMatchObject([{ fact: 'loads', into: [0, 1] }]);
  });

  it('LOAD-2 what is thrown out may be missing in the evening', () => {
    const lot: Lot = { at: 4, holds: ['gold 3', 'powder 1', 'powder 1', 'powder 1', 'powder 1'] };
    const { certain, possible } = ofCard('jamaica-1', lot, 'food/forward', [1, 1]);
    expect(bare(half(certain, 'evening'))).toEqual([
      { fact: 'sails', ship: 0, to: 5, path: [4, 5], home: false },
    ]);
    expect(kinds(half(possible, 'evening'))).toEqual(['shortage', 'thrown', 'pays']);
  });
});

describe('a shortage is foreseen', () => {
  it('SHORT-6 in the second edition with all that the die may bring: on 41 a skull means 37, 25 or 19', () => {
    const lot: Lot = { at: 40, holds: ['gold 2', 'gold 1'] };
    const { certain, possible } = ofCard('jamaica-2', lot, 'forward/powder');
    expect(bare(half(certain, 'morning')).slice(1)).toEqual([
      { fact: 'shortage', to: 41, good: 'gold', price: 5, has: 3, missing: 2 },
    ]);
    expect(bare(half(possible, 'morning'))).toEqual([
      { fact: 'thrown', to: 41, back: [34, 31], sign: 'circle', probability: 2 / 6 },
      { fact: 'thrown', to: 41, back: [38, 40], sign: 'square', probability: 2 / 6 },
      { fact: 'thrown', to: 41, back: [37, 25, 19], sign: 'skull', probability: 1 / 6 },
      { fact: 'thrown', to: 41, back: [], sign: 'star', probability: 1 / 6 },
    ]);
    const starts = half(possible, 'evening').map(({ from }) => from);
    expect(starts).toEqual([34, 31, 38, 40, 37, 25, 19, 41]);
  });

  it('SHORT-4 with the ship it would find there', () => {
    const table = scene('jamaica-2', 3)
      .ship(0, { at: 40, holds: [] })
      .ship(1, { at: 25 })
      .ship(2, { at: 31 })
      .pick(0, 'forward/food')
      .picking();
    const thrown = foreseen(table, 'card forward/food').possible.flatMap((fact) =>
      fact.fact === 'thrown' ? [[fact.sign, fact.meets]] : [],
    );
    expect(thrown).toEqual([
      ['circle', [{ to: 31, ships: [2] }]],
      ['square', undefined],
      ['skull', [{ to: 25, ships: [1] }]],
      ['star', undefined],
    ]);
  });

  it('SHORT-4 in the second edition with all that is left aboard, for the new space costs nothing', () => {
    const lot: Lot = { at: 40, holds: ['gold 1', 'food 2'] };
    const { possible } = ofCard('jamaica-2', lot, 'forward/forward', [1, 2]);
    const evening = half(possible, 'evening').filter(({ from }) => from === 38);
    expect(bare(evening)).toEqual([
      { fact: 'sails', ship: 0, to: 42, path: [38, 41, 42], home: false },
      { fact: 'pays', to: 42, good: 'food', price: 2 },
    ]);
  });

  it('SHORT-2 in the first edition with the space that can be paid, and the evening from there', () => {
    const lot: Lot = { at: 42, holds: ['food 2', 'gold 6'] };
    const { certain, possible } = ofCard('jamaica-1', lot, 'forward/forward', [1, 4]);
    expect(bare(certain).slice(1)).toEqual([
      { fact: 'shortage', to: 43, good: 'food', price: 3, has: 2, missing: 1 },
      { fact: 'thrown', to: 43, back: [41], probability: 1 },
    ]);
    expect(possible).toEqual([
      { when: 'evening', from: 41, fact: 'sails', ship: 0, to: 45, path: [41, 42, 43, 44, 45], home: false },
      { when: 'evening', from: 41, fact: 'shortage', to: 45, good: 'gold', price: 7, has: 1, missing: 6 },
      { when: 'evening', from: 41, fact: 'thrown', to: 45, back: [44], probability: 1 },
    ]);
  });

  it('SHORT-2 back to a space where another lane would have ended: the evening voyage is sure, the rest is not', () => {
    const table = scene('jamaica-1', 3)
      .emptied(4)
      .ship(0, { at: 16, holds: ['food 1'] })
      .ship(1, { down: ['+3'] })
      .dice(6, 1)
      .pick(0, 'backward/forward')
      .picking();
    const { certain, possible } = foreseen(table, 'card backward/forward');
    expect(half(certain, 'evening')).toEqual([
      { when: 'evening', from: 4, fact: 'sails', ship: 0, to: 5, path: [4, 5], home: false },
    ]);
    expect(kinds(half(possible, 'evening'))).toEqual(['shortage', 'thrown']);
  });

  it('SHORT-2 in Yassa, down to the free bay', () => {
    const { certain } = ofCard('yassa', { at: 'a1', holds: [] }, 'forward/food');
    expect(bare(certain)[2]).toEqual({ fact: 'thrown', to: 'a2', back: ['bay'], probability: 1 });
  });

  it('SHORT-7 falling back to a lair the treasure is only offered', () => {
    const table = scene('jamaica-2', 3)
      .ship(0, { at: 40, holds: [] })
      .dice(1, 1)
      .pick(0, 'forward/food')
      .acting(['shortage die', 5]);
    expect(table.moves(0)).toEqual(['sail 37', 'sail 25', 'sail 19']);
    expect(foreseen(table, 'sail 25')).toEqual({
      certain: [
        {
          fact: 'sails',
          ship: 0,
          to: 25,
          path: [41, 40, 39, 32, 31, 30, 29, 28, 25],
          lane: 'B-outer',
          home: false,
        },
      ],
      possible: [{ fact: 'treasure', to: 25 }],
    });
  });

  it('SHORT-4 in the second edition the new space costs nothing', () => {
    const table = scene('jamaica-2', 3)
      .ship(0, { at: 14, holds: ['food 2'] })
      .pick(0, 'forward/food')
      .acting(['shortage die', 3]);
    expect(table.moves(0)).toEqual(['sail 12', 'sail 14']);
    expect(kinds(foreseen(table, 'sail 12').certain)).toEqual(['sails']);
  });

  it('SHORT-2 in the first edition it is paid in full', () => {
    const table = scene('jamaica-1', 3)
      .ship(0, { at: 40, holds: ['gold 3', 'food 1'] })
      .pick(0, 'forward/food')
      .acting();
    expect(table.moves(0)).toEqual(['sail 38', 'sail 29']);
    expect(foreseen(table, 'sail 29').certain[1]).toEqual({ fact: 'pays', to: 29, good: 'food', price: 1 });
  });
});

describe('a choice of lane is foreseen', () => {
  it('MOVE-2 each with its own price', () => {
    const table = scene('jamaica-1', 3)
      .ship(0, { at: 6, holds: ['food 3'] })
      .ship(1, { at: 14 })
      .dice(2, 1)
      .pick(0, 'forward/food')
      .acting();
    expect(foreseen(table, 'sail 8').certain.slice(1)).toEqual([
      { fact: 'pays', to: 8, good: 'food', price: 3 },
    ]);
    const { certain, possible } = foreseen(table, 'sail 14');
    expect(certain.slice(1)).toEqual([{ fact: 'meets', to: 14, ships: [1] }]);
    expect(kinds(possible)).toEqual(['shortage', 'thrown']);
  });

  it('GHO-5 the ghost pays nothing and takes the treasure', () => {
    const table = scene('jamaica-1', 2).ship('ghost', { at: 6 }).ship(0, { at: 9 }).dice(3, 1).haunting();
    expect(table.moves(0)).toEqual(['sail 9', 'sail 15', 'sail 3']);
    expect(foreseen(table, 'sail 15')).toEqual({
      certain: [{ fact: 'sails', ship: 'ghost', to: 15, path: [6, 13, 14, 15], home: false }],
      possible: [],
    });
    const { certain, possible } = foreseen(table, 'sail 9');
    expect([kinds(certain), possible]).toEqual([['sails', 'meets', 'treasure'], []]);
  });
});

it('PAY-2 a payment is foreseen with what the other holds must still give', () => {
  const table = scene('jamaica-1', 3)
    .ship(0, { at: 4, holds: ['gold 2', 'gold 4'] })
    .dice(1, 1)
    .pick(0, 'forward/food')
    .acting();
  expect(table.moves(0)).toEqual(['take 1 from 1', 'take 2 from 1']);
  expect(foreseen(table, 'take 1 from 1')).toEqual({
    certain: [{ fact: 'takes', hold: 1, n: 1, still: 2 }],
    possible: [],
  });
});

it('SHORT-7 a treasure taken is foreseen, one left brings nothing', () => {
  const table = scene('jamaica-2', 3)
    .ship(0, { at: 4, holds: [], up: ['lady-beth'], down: ['-2', '+7'] })
    .dice(1, 1)
    .pick(0, 'forward/food')
    .acting(['shortage die', 5]);
  expect(foreseen(table, 'take treasure')).toEqual({
    certain: [{ fact: 'treasure', to: 4 }],
    possible: [
      {
        fact: 'may-be',
        treasures: ['morgans-map', 'sarans-sabre', 'sixth-hold', '+3', '+5', '+7', '-3', '-4'],
      },
    ],
  });
  expect(foreseen(table, 'leave treasure')).toEqual({ certain: [], possible: [] });
  table.play(0, 'take treasure', found('+3'));
});
