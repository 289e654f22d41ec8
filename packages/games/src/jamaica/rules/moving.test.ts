import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../score.ts';
import { BOARDS } from '../testing/boards.ts';
import { scene, type Card, type Lot } from '../testing/scene.ts';
import type { Goods, Table } from '../testing/table.ts';
import type { SpaceId } from '../types.ts';

const RICH: Goods[] = ['food 6', 'gold 6'];

/** Seat 0 sails by the morning die, and loads in the evening where the card can. */
function sailing(ruleset: string, lot: Lot, die: number, card: Card = 'forward/powder', evening = 1) {
  return scene(ruleset, 3)
    .ship(0, { holds: RICH, ...lot })
    .dice(die, evening)
    .pick(0, card);
}

function forward(ruleset: string, from: SpaceId, die: number): Table {
  return sailing(ruleset, { at: from }, die).acting();
}

function backward(ruleset: string, from: SpaceId, die: number): Table {
  return sailing(ruleset, { at: from }, die, 'backward/forward').acting();
}

describe('MOVE-1 exactly the number of the die, every step in one direction', () => {
  it.each([
    ['jamaica-1', 0, 3, [0, 1, 2, 3]],
    ['jamaica-1', 15, 2, [15, 16, 17]],
    ['jamaica-2', 9, 3, [9, 10, 11, 12]],
    ['jamaica-2', 12, 5, [12, 15, 16, 17, 18, 19]],
    ['yassa', 'bay', 2, ['bay', 'a1', 'a2']],
    ['yassa', 'b1', 4, ['b1', 'b2', 'd1', 'd2', 'd3']],
  ])('in %s a ship sails forward from %s by %i', (ruleset, from, die, path) => {
    const lair = path.at(-1) === 19 ? [['treasure', 5] as const] : [];
    const table = sailing(ruleset, { at: from }, die).acting(...lair);
    expect(table.told('move')[0]).toMatchObject({ ship: 0, from, to: path.at(-1), path, dir: 'forward' });
    expect(table.ship(0).at).toBe(path.at(-1));
  });

  it.each([
    ['jamaica-1', 8, 3, [8, 7, 6, 5]],
    ['jamaica-2', 14, 2, [14, 13, 6]],
    ['yassa', 'c4', 3, ['c4', 'c3', 'c2', 'c1']],
    ['yassa', 'd3', 2, ['d3', 'd2', 'd1']],
  ])('in %s a ship sails backward from %s by %i', (ruleset, from, die, path) => {
    const table = backward(ruleset, from, die);
    expect(table.told('move')[0]).toMatchObject({ from, to: path.at(-1), path, dir: 'backward' });
  });

  it.each(BOARDS)('is obligatory in $ruleset, even into a shortage', ({ ruleset, sea }) => {
    const table = sailing(ruleset, { at: sea.before, holds: ['gold 1'] }, 1);
    const rolls = ruleset === 'jamaica-2' ? [['shortage die', 6] as const] : [];
    expect(table.acting(...rolls).told('move')[0]).toMatchObject({ to: sea.at });
  });

  it('refuses any other space', () => {
    const table = forward('jamaica-1', 5, 2);
    for (const text of ['sail 6', 'sail 8', 'sail 5', 'sail 3'])
      expect(table.refusal(0, text)).toMatchObject({ code: 'move/illegal', rule: 'MOVE-1' });
  });
});

describe('MOVE-2 the player chooses the lane', () => {
  it.each([
    ['jamaica-1', 5, 2, ['sail 7', 'sail 13']],
    ['jamaica-1', 6, 6, ['sail 12', 'sail 18']],
    ['jamaica-2', 18, 3, ['sail 21', 'sail 27']],
    ['jamaica-2', 31, 6, ['sail 37', 'sail 43']],
    ['yassa', 'a6', 3, ['sail c3', 'sail d1']],
    ['yassa', 'a6', 5, ['sail d1', 'sail d3']],
    ['yassa', 'd5', 2, ['sail e1', 'sail f1']],
  ])('in %s forward from %s by %i: %j', (ruleset, from, die, ends) => {
    const table = forward(ruleset, from, die);
    expect(table.question).toBe('sail');
    expect(table.moves(0)).toEqual(ends);
  });

  it.each([
    ['jamaica-1', 16, 3, ['sail 11', 'sail 13']],
    ['jamaica-1', 28, 3, ['sail 19', 'sail 23']],
    ['jamaica-2', 41, 1, ['sail 38', 'sail 40']],
    ['jamaica-2', 29, 6, ['sail 17', 'sail 21']],
    ['yassa', 'd1', 3, ['sail a6', 'sail c2']],
    ['yassa', 'g1', 1, ['sail e2', 'sail f4']],
  ])('in %s backward from %s by %i: %j', (ruleset, from, die, ends) => {
    const table = backward(ruleset, from, die);
    expect(table.question).toBe('sail');
    expect(table.moves(0)).toEqual(ends);
  });

  it('takes the ship along the lane chosen', () => {
    const table = forward('yassa', 'a6', 5).play(0, 'sail d1');
    expect(table.told('move')[0].path).toEqual(['a6', 'c1', 'c2', 'c3', 'c4', 'd1']);
    const back = backward('jamaica-1', 16, 3).play(0, 'sail 13');
    expect(back.told('move')[0].path).toEqual([16, 15, 14, 13]);
  });

  it('asks nobody where there is no fork', () => {
    expect(forward('jamaica-1', 1, 4).question).toBe('card');
  });

  it('asks the acting player only', () => {
    const table = forward('jamaica-1', 5, 2);
    expect(table.asked).toEqual([0]);
    expect(table.refusal(1, 'sail 7')).toMatchObject({ code: 'move/not-your-turn', rule: 'MOVE-2' });
  });
});

describe.each(BOARDS)('MOVE-3 battle, then price or shortage, then treasure, in $ruleset', (board) => {
  const { ruleset, sea, lair } = board;
  const tie = [['battle die', 1] as const, ['battle die', 1] as const];

  it('fights before it pays', () => {
    const table = sailing(ruleset, { at: sea.before }, 1)
      .ship(1, { at: sea.at })
      .acting(...tie);
    const kinds = table.effects.map(({ e }) => e);
    expect(kinds.slice(0, 3)).toEqual(['turn', 'move', 'battle']);
    expect(kinds.indexOf('pay')).toBe(kinds.indexOf('battle-result') + 1);
  });

  it('fights before it runs short', () => {
    const rolls = ruleset === 'jamaica-2' ? [...tie, ['shortage die', 6] as const] : tie;
    const table = sailing(ruleset, { at: sea.before, holds: [] }, 1).ship(1, { at: sea.at });
    const kinds = table.acting(...rolls).effects.map(({ e }) => e);
    expect(kinds.indexOf('shortage')).toBe(kinds.indexOf('battle-result') + 1);
  });

  it('fights before it takes the treasure', () => {
    const rolls = ruleset === 'yassa' ? tie : [...tie, ['treasure', 5] as const];
    const table = sailing(ruleset, { at: lair.before }, 1).ship(1, { at: lair.at });
    const kinds = table.acting(...rolls).effects.map(({ e }) => e);
    expect(kinds.indexOf('treasure')).toBe(kinds.indexOf('battle-result') + 1);
  });
});

describe.each(BOARDS)('MOVE-4 back over the start line, in $ruleset', (board) => {
  const { ruleset, start, last, lateLair } = board;
  const near = ruleset === 'yassa' ? 'a1' : 1;

  it('is allowed, and the space behind the line is paid for as usual', () => {
    const table = sailing(ruleset, { at: near }, 2, 'backward/forward', 1).acting();
    expect(table.told('move')[0]).toMatchObject({ to: last.at, path: [near, start, last.at], home: false });
    expect(table.told('pay')[0]).toMatchObject({ resource: 'food', count: last.price });
  });

  it('passes the start space on its way forward, without finishing', () => {
    const table = sailing(ruleset, { at: last.at, lap: -1 }, 2).acting();
    expect(table.told('move')[0]).toMatchObject({ to: near, path: [last.at, start, near], home: false });
    expect(table.ship(0)).toMatchObject({ lap: 0, home: false });
    expect(table.question).toBe('card');
  });

  it('rests on the start space if the die ends there, free and without finishing', () => {
    const table = sailing(ruleset, { at: last.at, lap: -1 }, 1).ship(1, { at: start }).acting();
    expect(table.ship(0)).toMatchObject({ at: start, lap: 0, home: false });
    expect(table.holds(0)).toEqual(['food 6', 'gold 6', 'powder 1', '-', '-']);
    expect(table.told('pay')).toEqual([]);
  });

  it('finds treasures in the lairs behind the line', () => {
    const rolls = ruleset === 'yassa' ? [] : [['treasure', 5] as const];
    const table = sailing(ruleset, { at: start }, 6, 'backward/forward', 2).acting(...rolls);
    expect(table.told('treasure')).toMatchObject([{ ship: 0, space: lateLair }]);
  });

  it('fights the ships behind the line', () => {
    const table = sailing(ruleset, { at: near }, 2, 'backward/forward', 1)
      .ship(1, { at: last.at, lap: 0 })
      .acting(['battle die', 1], ['battle die', 1]);
    expect(table.told('battle')).toMatchObject([{ ship: 0, against: 1 }]);
  });
});

describe.each(BOARDS)('MOVE-5 a ship that has gone round stops at the finish, in $ruleset', (board) => {
  const { ruleset, start, last } = board;

  it.each([1, 2, 5, 6])('with a %i, whatever is left of the die', (die) => {
    const table = sailing(ruleset, { at: last.at }, die).acting();
    expect(table.told('move')[0]).toMatchObject({
      from: last.at,
      to: start,
      path: [last.at, start],
      home: true,
    });
    expect(table.ship(0)).toMatchObject({ at: start, lap: 1, home: true });
  });

  it('not a space too early', () => {
    const table = sailing(ruleset, { at: last.before }, 1).acting();
    expect(table.ship(0)).toMatchObject({ at: last.at, home: false });
  });

  it('pays nothing and fights nobody there', () => {
    const table = sailing(ruleset, { at: last.at, holds: [] }, 3).acting();
    expect(table.told('shortage')).toEqual([]);
    expect(table.told('battle')).toEqual([]);
  });

  it('can come home in the evening', () => {
    const table = sailing(ruleset, { at: last.at }, 1, 'gold/forward', 4).acting();
    expect(table.ship(0)).toMatchObject({ lap: 1, home: true });
    expect(table.told('load')[0]).toMatchObject({ seat: 0, resource: 'gold' });
  });
});

describe.each(BOARDS)('MOVE-6 laps, in $ruleset', ({ ruleset, start, last, sea }) => {
  const laps = (lot: Lot, die: number, card: Card, evening: number) =>
    sailing(ruleset, lot, die, card, evening).acting().ship(0).lap;

  it('is 0 at the start and on the way', () => {
    expect(laps({ at: start }, 1, 'forward/powder', 1)).toBe(0);
    expect(laps({ at: last.before }, 1, 'forward/powder', 1)).toBe(0);
  });

  it('falls by one when the line is crossed backward, and not at the line itself', () => {
    const near = ruleset === 'yassa' ? 'a1' : 1;
    expect(sailing(ruleset, { at: near }, 1, 'backward/forward', 1).acting().told('move')[0].to).toBe(start);
    expect(laps({ at: near }, 1, 'backward/forward', 1)).toBe(0);
    expect(laps({ at: start }, 1, 'backward/forward', 1)).toBe(0);
    expect(laps({ at: near }, 2, 'backward/forward', 2)).toBe(0);
    const behind = sailing(ruleset, { at: start }, 1, 'forward/backward', 2).acting();
    expect(behind.ship(0)).toMatchObject({ at: last.at, lap: -1 });
  });

  it('stays the same between two spaces on the same side of the line', () => {
    expect(laps({ at: last.at, lap: -1 }, 1, 'backward/forward', 1)).toBe(-1);
    expect(laps({ at: sea.at }, 1, 'backward/forward', 1)).toBe(0);
  });

  it('rises by one at the start space, and the voyage goes on', () => {
    const table = sailing(ruleset, { at: last.at, lap: -1 }, 1, 'forward/forward', 1).acting();
    expect(table.ship(0)).toMatchObject({ lap: 0, home: false });
    expect(table.told('move').filter(({ ship }) => ship === 0)).toHaveLength(2);
  });

  it('has no lower bound', () => {
    expect(laps({ at: start, lap: -3 }, 2, 'backward/forward', 1)).toBe(-4);
    expect(laps({ at: last.at, lap: -2 }, 1, 'forward/powder', 1)).toBe(-1);
  });

  it('a ship two laps behind passes the start twice without coming home', () => {
    const table = sailing(ruleset, { at: last.at, lap: -2 }, 3).acting();
    expect(table.ship(0)).toMatchObject({ at: sea.at, lap: -1, home: false });
  });

  it('ships on one space meet, whatever their laps', () => {
    const table = sailing(ruleset, { at: last.before, lap: -1 }, 1)
      .ship(1, { at: last.at, lap: 0 })
      .acting(['battle die', 1], ['battle die', 1]);
    expect(table.told('battle')).toHaveLength(1);
  });
});

/** The ranks of two ships that are equal in points, so that only the race order can part them. */
function ranks(ruleset: string, one: Lot, other: Lot): number[] {
  const equal = { holds: [] };
  const table = scene(ruleset, 3)
    .ship(0, { ...equal, ...one })
    .ship(1, { ...equal, ...other })
    .ship(2, { at: ruleset === 'yassa' ? 'h2' : 41, holds: ['gold 6'] })
    .picking();
  return outcomeOf(table.state)
    .standings.slice(0, 2)
    .map(({ rank }) => rank - 1);
}

describe('MOVE-7 the race order', () => {
  it.each<[string, SpaceId, SpaceId, string]>([
    ['jamaica-1', 7, 6, 'the first space of a lane is ahead of its fork'],
    ['jamaica-2', 13, 6, 'so is the first space of the other lane'],
    ['jamaica-1', 15, 12, 'the space where lanes rejoin is ahead of their last spaces'],
    ['jamaica-1', 15, 14, 'of both lanes'],
    ['jamaica-1', 13, 7, 'the shorter lane is ahead of the beginning of the longer'],
    ['jamaica-2', 12, 13, 'lanes compare by the steps to where they rejoin'],
    ['jamaica-1', 40, 37, 'also in the last fork'],
    ['yassa', 'c1', 'a6', 'a lane is ahead of its fork'],
    ['yassa', 'b1', 'a6', 'and the other lane too'],
    ['yassa', 'b1', 'c2', 'steps to the rejoining decide'],
    ['yassa', 'd1', 'c4', 'the rejoining space is ahead of the lanes'],
  ])('in %s %s is ahead of %s: %s', (ruleset, ahead, behind) => {
    expect(ranks(ruleset, { at: ahead }, { at: behind })).toEqual([1, 2]);
    expect(ranks(ruleset, { at: behind }, { at: ahead })).toEqual([2, 1]);
  });

  it.each([
    ['jamaica-1', 12, 14],
    ['jamaica-2', 11, 13],
    ['jamaica-1', 25, 27],
    ['jamaica-2', 37, 39],
    ['yassa', 'c4', 'b2'],
    ['yassa', 'f3', 'e1'],
  ])('in %s %s and %s are level', (ruleset, one, other) => {
    expect(ranks(ruleset, { at: one }, { at: other })).toEqual([1, 1]);
  });

  it.each(BOARDS)('lap counts before place, in $ruleset', ({ ruleset, start, last, sea }) => {
    expect(ranks(ruleset, { at: sea.before }, { at: last.at, lap: -1 })).toEqual([1, 2]);
    expect(ranks(ruleset, { at: start }, { at: last.at, lap: -1 })).toEqual([1, 2]);
    expect(ranks(ruleset, { at: last.at, lap: -1 }, { at: last.before, lap: -1 })).toEqual([1, 2]);
    expect(ranks(ruleset, { at: sea.before, lap: -1 }, { at: last.at, lap: -2 })).toEqual([1, 2]);
  });
});
