import { describe, expect, it } from 'vitest';
import { BOARDS } from '../testing/boards.ts';
import type { Lot } from '../testing/scene.ts';
import { sailing, SIGN } from '../testing/shortfall.ts';
import type { Table } from '../testing/table.ts';
import type { ShortageSign, SpaceId } from '../types.ts';

/** In the second edition a shortage on a space, which an empty ship reaches from the one before it. */
function fallen(sign: ShortageSign, from: SpaceId, lot: Lot = {}): Table {
  return sailing('jamaica-2', { at: from, holds: [], ...lot }).acting(SIGN[sign]);
}

function wayBack(table: Table): unknown {
  return table.told('shortage-move').map(({ path }) => path);
}

describe('SHORT-1 who cannot pay in full pays all he has', () => {
  it.each(['jamaica-1', 'jamaica-2'])('in %s a price of 3 food with 2 aboard takes the 2', (ruleset) => {
    const table = sailing(ruleset, { at: 1, holds: ['food 2', 'gold 3'] });
    const done = table.acting(...(ruleset === 'jamaica-2' ? [SIGN.star] : []));
    const short = { e: 'shortage', seat: 0, resource: 'food', price: 3, has: 2 };
    const [{ to: space } = { to: 0 }] = done.told('move');
    expect(done.told('shortage')).toEqual([{ ...short, space }]);
    expect(done.told('pay')[0]).toMatchObject({ count: 2, split: [{ hold: 0, n: 2 }], short: true, space });
    expect(done.holds(0)).toEqual(['powder 2', 'gold 3', '-', '-', '-']);
  });

  it('in yassa a price of 4 provisions with 2 aboard takes the 2', () => {
    const table = sailing('yassa', { at: 'b1', holds: ['food 2', 'gold 3'] }).acting();
    const [{ to: space } = { to: '' }] = table.told('move');
    const short = { e: 'shortage', seat: 0, resource: 'food', price: 4, has: 2 };
    expect(table.told('shortage')).toEqual([{ ...short, space }]);
    expect(table.told('pay')[0]).toMatchObject({ resource: 'food', count: 2, short: true, space });
    expect(table.ship(0).at).toBe('a6');
  });

  it.each(['jamaica-1', 'jamaica-2'])(
    'in %s takes them out of all holds, and nothing of other goods',
    (ruleset) => {
      const lot: Lot = { at: 44, holds: ['gold 2', 'food 3', 'gold 1'], sixth: 'gold 3' };
      const rolls = ruleset === 'jamaica-2' ? [SIGN.star] : [];
      const table = sailing(ruleset, lot).acting(...rolls);
      expect(table.told('pay')[0].split).toEqual([
        { hold: 0, n: 2 },
        { hold: 2, n: 1 },
        { hold: 5, n: 3 },
      ]);
      expect(table.told('shortage')[0]).toMatchObject({ resource: 'gold', price: 7, has: 6 });
    },
  );

  it.each(BOARDS)('one who has none of it pays nothing, in $ruleset', ({ ruleset, sea }) => {
    const rolls = ruleset === 'jamaica-2' ? [SIGN.star] : [];
    const table = sailing(ruleset, { at: sea.before, holds: ['gold 1'] }).acting(...rolls);
    expect(table.told('shortage')[0]).toMatchObject({ has: 0 });
    expect(table.holds(0)[0]).toBe('gold 1');
  });
});

describe('SHORT-2 back to the first space he can pay, in the first edition and in Yassa', () => {
  it.each<[string, string, SpaceId, Lot['holds'], SpaceId[]]>([
    ['jamaica-1', 'a sea space', 4, ['gold 2', 'food 2'], [5, 4]],
    ['jamaica-1', 'a port that the gold pays', 16, ['gold 3'], [17, 16]],
    ['jamaica-1', 'past what it cannot pay, to a port', 42, ['food 2', 'gold 5'], [43, 42, 41]],
    ['jamaica-1', 'past ports and sea to the free start', 2, ['food 1'], [3, 2, 1, 0]],
    ['yassa', 'a port that the piastres pay', 'd2', ['gold 4'], ['d3', 'd2']],
    ['yassa', 'a lair', 'd4', ['food 1'], ['d5', 'd4']],
    ['yassa', 'the free bay', 'a1', [], ['a2', 'a1', 'bay']],
  ])('in %s to %s', (ruleset, _where, at, holds, path) => {
    const table = sailing(ruleset, { at, holds }).acting();
    expect(wayBack(table)).toEqual([path]);
    expect(table.ship(0).at).toBe(path.at(-1));
  });

  it('pays the full price there', () => {
    const table = sailing('jamaica-1', { at: 16, holds: ['gold 5', 'food 1'] }).acting();
    expect(table.holds(0)).toEqual(['gold 2', 'powder 2', '-', '-', '-']);
    expect(table.told('pay').map(({ resource, count, short }) => [resource, count, short])).toEqual([
      ['food', 1, true],
      ['gold', 3, false],
    ]);
  });

  it('pays there from holds of his choice', () => {
    const table = sailing('jamaica-1', { at: 16, holds: ['gold 2', 'gold 5'] }).acting();
    expect(table.question).toBe('take');
  });

  it('judges by what is left after the part payment', () => {
    // 3 food of the 4 that space 14 takes would have paid for 13, but they are gone.
    const table = sailing('jamaica-1', { at: 13, holds: ['food 3'] }).acting();
    expect(wayBack(table)).toEqual([[14, 13, 6, 5, 4]]);
  });

  it.each(['jamaica-1', 'yassa'])('fights first if a ship is there, then pays, in %s', (ruleset) => {
    const [at, foe] = ruleset === 'yassa' ? ['d2', 'd2'] : [16, 16];
    const table = sailing(ruleset, { at, holds: ['gold 6'] })
      .ship(1, { at: foe, holds: [] })
      .acting(['battle die', 1], ['battle die', 1]);
    const kinds = table.effects.map(({ e }) => e);
    expect(kinds.slice(kinds.indexOf('shortage-move'), kinds.indexOf('load'))).toEqual([
      ...['shortage-move', 'battle', 'battle-roll', 'battle-roll', 'battle-result', 'pay'],
    ]);
  });

  it('does not fight on the start space', () => {
    const table = sailing('jamaica-1', { at: 1, holds: [] }).ship(1, { at: 0 }).acting();
    expect(table.ship(0)).toMatchObject({ at: 0, lap: 0 });
    expect(table.told('battle')).toEqual([]);
  });

  it('starts again from there when the battle cost him what he needed', () => {
    const table = sailing('jamaica-1', { at: 27, holds: ['gold 2', 'food 4'] })
      .ship(1, { at: 27, holds: [] })
      .acting();
    table.play(0, 'sail 27', table.battle(2), table.battle(4)).play(1, 'rob hold 1');
    expect(wayBack(table)).toEqual([
      [28, 27],
      [27, 26, 19],
    ]);
    expect(table.told('shortage').map(({ resource, has }) => [resource, has])).toEqual([
      ['gold', 2],
      ['food', 0],
    ]);
    expect(table.question).toBe('lair');
  });

  it('may bring a chain of battles, each on an earlier space', () => {
    const table = sailing('jamaica-1', { at: 17, holds: ['food 3'] })
      .ship(1, { at: 17, holds: [] })
      .ship(2, { at: 11, holds: [] })
      .acting(['battle die', 1], ['battle die', 2]);
    table.play(1, 'rob hold 0');
    expect(table.moves(0)).toEqual(['sail 11', 'sail 4']);
    table.play(0, 'sail 11', table.battle(4), table.battle(4));
    expect(table.told('battle').map(({ against }) => against)).toEqual([1, 2]);
    expect(table.question).toBe('lair');
  });
});

describe('SHORT-3 the second edition rolls the shortage die', () => {
  it.each<[ShortageSign, string, SpaceId[]]>([
    ['circle', 'the nearest port', [46, 45]],
    ['square', 'the nearest sea space', [46, 45, 44, 43]],
    ['skull', 'the nearest lair', [46, 45, 44]],
  ])('%s: back to %s', (sign, _where, path) => {
    const table = fallen(sign, 45);
    expect(table.told('shortage-roll')).toEqual([{ e: 'shortage-roll', seat: 0, value: sign }]);
    expect(wayBack(table)).toEqual([path]);
    expect(table.ship(0).at).toBe(path.at(-1));
  });

  it('star: the ship stays', () => {
    const table = fallen('star', 45);
    expect(wayBack(table)).toEqual([]);
    expect(table.ship(0).at).toBe(46);
  });

  it('has two circles, two squares, a skull and a star on its six faces', () => {
    const faces = [1, 2, 3, 4, 5, 6].map((face) => {
      const table = sailing('jamaica-2', { at: 45, holds: [] }).acting(['shortage die', face]);
      return table.told('shortage-roll')[0].value;
    });
    expect(faces).toEqual(['circle', 'circle', 'square', 'square', 'skull', 'star']);
    expect(() => sailing('jamaica-2', { at: 45, holds: [] }).acting(['shortage die', 7])).toThrow(/1 to 6/);
  });

  it('pays all he has before he rolls', () => {
    const table = sailing('jamaica-2', { at: 45, holds: ['food 1'] }).acting(SIGN.star);
    expect(table.effects.map(({ e }) => e).slice(1, 5)).toEqual(['move', 'shortage', 'pay', 'shortage-roll']);
  });

  it('is rolled in no other book', () => {
    for (const [ruleset, at] of [
      ['jamaica-1', 45],
      ['yassa', 'h6'],
    ] as const)
      expect(sailing(ruleset, { at, holds: [] }).acting().told('shortage-roll')).toEqual([]);
  });
});

describe('SHORT-4 the new space is never paid for, in the second edition', () => {
  it('keeps what he has, though he could pay', () => {
    const table = fallen('circle', 45, { holds: ['gold 6', 'gold 6'] });
    expect(table.holds(0)).toEqual(['gold 6', 'gold 6', 'powder 2', '-', '-']);
    expect(table.told('pay')).toMatchObject([{ count: 0, short: true }]);
  });

  it('never leads to another shortage', () => {
    const table = fallen('circle', 45, { holds: ['gold 1'] });
    expect(table.told('shortage')).toHaveLength(1);
    expect(table.ship(0).at).toBe(45);
    expect(table.holds(0)[0]).toBe('gold 1');
  });

  it('fights a ship that is there', () => {
    const table = sailing('jamaica-2', { at: 45, holds: [] })
      .ship(1, { at: 43, holds: [] })
      .acting(SIGN.square, ['battle die', 1], ['battle die', 1]);
    expect(table.told('battle')).toMatchObject([{ ship: 0, against: 1 }]);
    expect(table.told('shortage')).toHaveLength(1);
  });

  it('does not fight again after a star', () => {
    const table = sailing('jamaica-2', { at: 45, holds: [] })
      .ship(1, { at: 46, holds: [] })
      .acting(['battle die', 1], ['battle die', 1], SIGN.star);
    expect(table.told('battle')).toHaveLength(1);
    expect(table.effects.findIndex(({ e }) => e === 'shortage-roll') + 1).toBe(
      table.effects.findIndex(({ e }) => e === 'load'),
    );
  });
});

describe('SHORT-5 not back beyond the start space, in the second edition', () => {
  it.each([0, 1, 2, 4])('a circle on the space after %i brings the ship to the start', (from) => {
    const table = fallen('circle', from);
    expect(table.ship(0)).toMatchObject({ at: 0, lap: 0 });
    expect(table.told('shortage-move')[0].path.at(-1)).toBe(0);
  });

  it.each([0, 1, 2])('so does a skull on the space after %i', (from) => {
    expect(fallen('skull', from).ship(0)).toMatchObject({ at: 0, lap: 0 });
  });

  it('so does a square on the first space', () => {
    expect(fallen('square', 0).ship(0).at).toBe(0);
    expect(fallen('square', 1).ship(0).at).toBe(1);
  });

  it('does not stop a ship already behind the start line', () => {
    const table = fallen('circle', 1, { lap: -1 });
    expect(table.ship(0)).toMatchObject({ at: 45, lap: -2 });
    expect(fallen('circle', 46, { lap: -1 }).ship(0)).toMatchObject({ at: 45, lap: -1 });
  });
});

describe('SHORT-6 going back, the player chooses at every merge', () => {
  it('second edition, a skull on 41: 37, 25 or 19', () => {
    const table = fallen('skull', 38);
    expect(table.ship(0).at).toBe(41);
    expect(table.question).toBe('sail');
    expect(table.asked).toEqual([0]);
    expect(table.moves(0).toSorted()).toEqual(['sail 19', 'sail 25', 'sail 37']);
  });

  it.each<[SpaceId, SpaceId[]]>([
    [37, [41, 38, 37]],
    [25, [41, 40, 39, 32, 31, 30, 29, 28, 25]],
    [19, [41, 40, 39, 32, 31, 30, 29, 28, 27, 26, 19]],
  ])('to %i by the lane without a nearer lair', (to, path) => {
    expect(wayBack(fallen('skull', 38).play(0, `sail ${to}`))).toEqual([path]);
  });

  it('does not ask where all lanes lead to the same space', () => {
    const table = fallen('circle', 14);
    expect(table.told('shortage-move')).toMatchObject([{ from: 15, to: 6 }]);
    expect(table.question).toBe('card');
  });

  it('lists the nearest of each lane only', () => {
    const table = fallen('skull', 38);
    for (const text of ['sail 33', 'sail 22', 'sail 11', 'sail 40'])
      expect(table.refusal(0, text)).toMatchObject({ code: 'move/illegal', rule: 'SHORT-6' });
  });

  it.each<[string, SpaceId, Lot['holds'], string[]]>([
    ['jamaica-1', 14, ['gold 5'], ['sail 11', 'sail 6']],
    ['jamaica-1', 38, ['food 1', 'gold 3'], ['sail 29', 'sail 38']],
    ['jamaica-1', 27, [], ['sail 19', 'sail 25']],
    ['yassa', 'b2', ['gold 2'], ['sail a5', 'sail c4']],
    ['yassa', 'b2', ['gold 1'], ['sail a5', 'sail c2']],
    ['yassa', 'e2', ['gold 6'], ['sail e2', 'sail f3']],
  ])('in %s from the space after %s with %j: %j', (ruleset, at, holds, ends) => {
    const table = sailing(ruleset, { at, holds }).acting();
    expect(table.moves(0).toSorted()).toEqual(ends);
  });

  it('the ship goes where the player says', () => {
    const table = sailing('jamaica-1', { at: 14, holds: ['gold 5'] })
      .acting()
      .play(0, 'sail 6');
    expect(wayBack(table)).toEqual([[15, 14, 13, 6]]);
    expect(table.told('pay').at(-1)).toMatchObject({ resource: 'gold', count: 5 });
  });
});

describe('SHORT-8 the start space is no port, in the second edition', () => {
  it('only stops the ship, free and without battle', () => {
    const table = sailing('jamaica-2', { at: 4, holds: ['gold 2', 'food 3'] })
      .ship(1, { at: 0 })
      .acting(SIGN.circle);
    expect(table.ship(0).at).toBe(0);
    expect(table.told('battle')).toEqual([]);
    expect(table.holds(0)).toEqual(['powder 2', 'food 3', '-', '-', '-']);
  });

  it('is passed by a ship behind the line, port or not', () => {
    expect(fallen('circle', 4, { lap: -1 }).ship(0)).toMatchObject({ at: 45, lap: -2 });
  });

  it('a lair without its token still counts as nearest', () => {
    const table = sailing('jamaica-2', { at: 45, holds: [] })
      .ship(1, { down: ['+3'] })
      .emptied(44);
    const done = table.acting(SIGN.skull);
    expect(done.ship(0).at).toBe(44);
    expect(done.question).toBe('card');
  });

  it.each<[ShortageSign, SpaceId, SpaceId]>([
    ['circle', 44, 41],
    ['circle', 30, 30],
    ['square', 47, 47],
    ['square', 45, 43],
  ])('a %s moves the ship off the space after %i, of whatever kind, to %i', (sign, from, to) => {
    expect(fallen(sign, from).ship(0).at).toBe(to);
  });
});
