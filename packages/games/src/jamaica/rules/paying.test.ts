import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JAMAICA_BOARD } from '../board-jamaica.ts';
import { YASSA_BOARD } from '../board-yassa.ts';
import { BOARDS } from '../testing/boards.ts';
import { scene, type Lot } from '../testing/scene.ts';
import { Table, type Goods } from '../testing/table.ts';
import type { PrintedSpace, SpaceId } from '../types.ts';

/** Seat 0 sails one space in the morning. */
function sailing(ruleset: string, lot: Lot) {
  return scene(ruleset, 3).ship(0, lot).dice(1, 2).pick(0, 'forward/powder');
}

/** What was paid for arriving at a space from the one before it, by a ship that has just enough. */
function paidAt(ruleset: string, from: SpaceId, to: SpaceId) {
  const holds: Goods[] = to === 45 ? ['food 6', 'gold 6', 'gold 1'] : ['food 6', 'gold 6'];
  const luck = kindOf(ruleset, to) === 'lair' && ruleset !== 'yassa' ? [['treasure', 5] as const] : [];
  const table = sailing(ruleset, { at: from, holds });
  const forks = boardOf(ruleset).find(({ id }) => id === from)!.next.length > 1;
  const sailed = forks ? table.acting().play(0, `sail ${to}`, ...luck) : table.acting(...luck);
  const paid = sailed.told('pay').filter(({ seat }) => seat === 0);
  return paid.length === 0
    ? 'nothing'
    : `${paid.reduce((sum, { count }) => sum + count, 0)} ${paid[0].resource}`;
}

function boardOf(ruleset: string): readonly PrintedSpace[] {
  return ruleset === 'yassa' ? YASSA_BOARD : JAMAICA_BOARD;
}

function kindOf(ruleset: string, id: SpaceId): string {
  return boardOf(ruleset).find((space) => space.id === id)!.kind;
}

describe.each(BOARDS)('PAY-1 the price of every space, in $ruleset', ({ ruleset, start, last }) => {
  const arrivals = boardOf(ruleset).flatMap(({ id, next }) => next.map((to) => [id, to] as const));
  const priceOf = (to: SpaceId) => boardOf(ruleset).find(({ id }) => id === to)!.price ?? 0;
  const paid = (kind: string) =>
    arrivals
      .filter(([, to]) => kindOf(ruleset, to) === kind)
      .map(([from, to]) => [to, paidAt(ruleset, from, to)]);

  it('a port takes gold equal to its number', () => {
    expect(paid('port').length).toBeGreaterThan(8);
    for (const [to, price] of paid('port')) expect([to, price]).toEqual([to, `${priceOf(to)} gold`]);
  });

  it('the sea takes one food for each square', () => {
    expect(paid('sea').length).toBeGreaterThan(15);
    for (const [to, price] of paid('sea')) expect([to, price]).toEqual([to, `${priceOf(to)} food`]);
  });

  it('a lair is free, and so is the start space', () => {
    expect(paid('lair').every(([, price]) => price === 'nothing')).toBe(true);
    expect(paidAt(ruleset, last.at, start)).toBe('nothing');
  });

  it('is paid to the bank, and once only: loading in the evening costs nothing', () => {
    const table = sailing(ruleset, { at: last.before, holds: ['food 6', 'gold 6'] }).acting();
    expect(table.holds(0)).toEqual([`food ${6 - last.price}`, 'gold 6', 'powder 2', '-', '-']);
    expect(table.holds(1)).toEqual(['food 3', 'gold 3', 'food 1', 'powder 2', '-']);
  });
});

describe.each(BOARDS)('PAY-2 from holds of his choice, in any split, in $ruleset', ({ ruleset, sea }) => {
  const at = sea.before;

  it('asks hold by hold, the fullest first, and takes what the others cannot give', () => {
    const table = sailing(ruleset, { at, holds: ['food 3', 'gold 1', 'food 4', 'food 3'] }).acting();
    expect(table.question).toBe('take');
    expect(table.asked).toEqual([0]);
    expect(table.moves(0)).toEqual(['take 0 from 2', 'take 1 from 2']);
    table.play(0, 'take 0 from 2');
    expect(table.moves(0)).toEqual(['take 0 from 0', 'take 1 from 0']);
    table.play(0, 'take 1 from 0');
    expect(table.holds(0)).toEqual(['food 2', 'gold 1', 'food 4', 'food 1', 'powder 2']);
  });

  it('does not ask where one hold has all, or where all is needed', () => {
    expect(
      sailing(ruleset, { at, holds: ['food 5'] })
        .acting()
        .holds(0)[0],
    ).toBe('food 2');
    const all = sailing(ruleset, { at, holds: ['food 1', 'food 2', 'gold 6'] }).acting();
    expect(all.holds(0)).toEqual(['powder 2', '-', 'gold 6', '-', '-']);
  });

  it('asks once about splits that leave the same amounts aboard', () => {
    const equal = sailing(ruleset, { at, holds: ['food 3', 'food 3'] }).acting();
    expect(equal.moves(0)).toEqual(['take 0 from 0', 'take 1 from 0']);
    const unequal = sailing(ruleset, { at, holds: ['food 3', 'food 1'] }).acting();
    expect(unequal.question).not.toBe('take');
    expect(unequal.holds(0)).toEqual(['food 1', 'powder 2', '-', '-', '-']);
  });

  it('refuses to take from another hold, or more than is owed', () => {
    const table = sailing(ruleset, { at, holds: ['food 5', 'food 4'] }).acting();
    expect(table.refusal(0, 'take 4 from 0')).toMatchObject({ code: 'move/illegal', rule: 'PAY-2' });
    expect(table.refusal(0, 'take 3 from 1')).toMatchObject({ code: 'move/illegal', rule: 'PAY-2' });
    expect(table.refusal(1, 'take 3 from 0')).toMatchObject({ code: 'move/not-your-turn' });
  });

  it('tells nothing of a hold that gave nothing', () => {
    const table = sailing(ruleset, { at, holds: ['food 5', 'food 4'] }).acting();
    expect(table.play(0, 'take 0 from 0').told('pay')).toMatchObject([{ split: [{ hold: 1, n: 3 }] }]);
  });

  it('tells how much came out of which hold', () => {
    const table = sailing(ruleset, { at, holds: ['food 5', 'food 4'] })
      .acting()
      .play(0, 'take 1 from 0');
    const split = [
      { hold: 0, n: 1 },
      { hold: 1, n: 2 },
    ];
    expect(table.told('pay')).toMatchObject([
      { seat: 0, resource: 'food', split, count: 3, short: false, whole: { total: 3, done: 3 } },
    ]);
  });

  it('tells of each part what it is a part of', () => {
    const table = sailing(ruleset, { at, holds: ['food 6', 'food 2', 'food 2'] })
      .acting()
      .play(0, 'take 1 from 0')
      .play(0, 'take 1 from 1');
    const parts = table.told('pay');
    expect(parts).toMatchObject([
      { split: [{ hold: 0, n: 1 }], whole: { total: 3, done: 1 } },
      {
        split: [
          { hold: 1, n: 1 },
          { hold: 2, n: 1 },
        ],
        whole: { total: 3, done: 3 },
      },
    ]);
    expect(new Set(parts.map(({ whole }) => whole.key)).size).toBe(1);
    expect(parts.map(({ space }) => space)).toEqual(parts.map(() => table.ship(0).at));
  });
});

describe.each(['jamaica-1', 'jamaica-2'])('PAY-2 with the Sixth Hold, in %s', (ruleset) => {
  it('can always tell it from an ordinary hold with the same contents', () => {
    const table = sailing(ruleset, { at: 1, holds: ['food 3'], sixth: 'food 3' }).acting();
    expect(table.moves(0)).toEqual(['take 0 from 0', 'take 1 from 0', 'take 2 from 0', 'take 3 from 0']);
    expect(table.play(0, 'take 0 from 0').holds(0)).toEqual(['food 3', '-', '-', '-', '-', '-']);
  });
});

/** A port, the lair before it, and what is in the holds of a ship that sails back to the lair and on to the port. */
const voyage = fc.record({
  holds: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 5, maxLength: 5 }),
  sixth: fc.integer({ min: 0, max: 6 }),
  port: fc.constantFrom({ at: 5, lair: 4, price: 3 }, { at: 45, lair: 44, price: 7 }),
});

function goldIn(n: number): Goods {
  return n === 0 ? '-' : `gold ${n}`;
}

/** What is left aboard: which of the ordinary holds has how much makes no difference, but the Sixth Hold does. */
function left(has: readonly number[]): string {
  return [...has.slice(0, 5).toSorted(), `sixth ${has[5]}`].join(' ');
}

function everySplit(had: readonly number[], price: number): Set<string> {
  const found = new Set<string>();
  const take = (owing: number, has: readonly number[]): void => {
    if (has.length === had.length) {
      if (owing === 0) found.add(left(has));
      return;
    }
    const held = had[has.length];
    for (let n = 0; n <= Math.min(held, owing); n++) take(owing - n, [...has, held - n]);
  };
  take(price, []);
  return found;
}

/** What is left at the end of every line of answers. */
function everyAnswer(table: Table): string[] {
  if (table.question === 'take')
    return table.moves(0).flatMap((text) => everyAnswer(new Table(table.state).play(0, text)));
  return [left(table.holds(0).map((goods) => (goods === '-' ? 0 : Number(goods.slice(5)))))];
}

describe('PAY-2 as a law', () => {
  it('the questions lead to everything a split can leave, and to each once', () => {
    fc.assert(
      fc.property(voyage, ({ holds, sixth, port }) => {
        fc.pre(holds.reduce((sum, n) => sum + n, sixth) >= port.price);
        const table = scene('jamaica-1', 3)
          .ship(0, { at: port.at, holds: holds.map(goldIn), sixth: goldIn(sixth), down: ['+3'] })
          .emptied(port.lair)
          .dice(1, 1)
          .pick(0, 'backward/forward');
        const answers = everyAnswer(table.acting());
        expect(answers.toSorted()).toEqual([...everySplit([...holds, sixth], port.price)].toSorted());
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(BOARDS)('PAY-3 who can pay must pay, in $ruleset', ({ ruleset, sea, port }) => {
  it('leaves no way into a shortage to one who can pay', () => {
    const table = sailing(ruleset, { at: sea.before, holds: ['food 5', 'food 1'] }).acting();
    expect(table.moves(0)).toEqual(['take 2 from 0', 'take 3 from 0']);
    expect(table.told('shortage')).toEqual([]);
  });

  it('pays to the last token', () => {
    const table = sailing(ruleset, { at: sea.before, holds: [`food ${sea.price}`] }).acting();
    expect(table.told('shortage')).toEqual([]);
    expect(table.ship(0).at).toBe(sea.at);
    expect(table.holds(0)).toEqual(['powder 2', '-', '-', '-', '-']);
  });

  it('pays anew on a space left earlier in the same turn', () => {
    const table = scene(ruleset, 3)
      .ship(0, { at: port.at, holds: ['food 6', 'gold 6'] })
      .dice(2, 2)
      .pick(0, 'backward/forward')
      .acting();
    expect(table.ship(0).at).toBe(port.at);
    expect(table.holds(0)[1]).toBe(`gold ${6 - port.price}`);
  });

  it('may pay with what it won in the battle on arrival', () => {
    const table = sailing(ruleset, { at: sea.before, holds: ['food 1'] })
      .ship(1, { at: sea.at, holds: ['food 6'] })
      .acting(['battle die', 3], ['battle die', 1]);
    table.play(0, 'rob hold 0');
    expect(table.moves(0)).toEqual(['take 2 from 1', 'take 3 from 1']);
    expect(table.play(0, 'take 2 from 1').holds(0)).toEqual(['powder 2', 'food 4', '-', '-', '-']);
  });
});

describe.each(['jamaica-1', 'jamaica-2'])('LAIR-1 a treasure must be taken, in %s', (ruleset) => {
  const toLair = () => sailing(ruleset, { at: 3, holds: [] });

  it('takes the token off the board and the top card of the pile', () => {
    const table = toLair().acting(['treasure', 8]);
    expect(table.view(0).own?.faces).toEqual([{ ship: 0, place: 0, treasure: '+7' }]);
    expect(table.view(1).table).toMatchObject({ lairs: [9, 11, 19, 22, 25, 33, 37, 44], pile: 8 });
    expect(table.told('treasure')).toMatchObject([{ ship: 0, space: 4, treasure: '+7', face: 'down' }]);
  });

  it('takes a cursed one too', () => {
    const table = toLair();
    expect(table.acting(['treasure', 12]).view(0).own?.faces).toMatchObject([{ treasure: '-4' }]);
  });

  it('lays a power face up', () => {
    const table = toLair().acting(['treasure', 3]);
    expect(table.ship(0)).toMatchObject({ up: ['lady-beth'], down: [] });
  });

  it('gives nothing to a ship that comes to an empty lair', () => {
    const table = toLair()
      .ship(1, { down: ['+3'] })
      .emptied(4)
      .acting();
    expect(table.ship(0)).toMatchObject({ at: 4, up: [], down: [] });
  });

  it('gives it to a ship that sails back to the lair as well', () => {
    const table = scene(ruleset, 3)
      .ship(0, { at: 6, holds: ['food 6', 'gold 6'] })
      .dice(2, 1)
      .pick(0, 'backward/forward')
      .acting(['treasure', 5]);
    expect(table.told('treasure')).toMatchObject([{ ship: 0, space: 4, treasure: '+3' }]);
  });
});

describe('LAIR-1 in yassa', () => {
  it('the player keeps the token itself', () => {
    const table = sailing('yassa', { at: 'a4' }).acting();
    expect(table.ship(0)).toMatchObject({ at: 'a5', tokens: 1 });
    expect(table.view(1).table.lairs).toEqual(['c2', 'd4', 'f2', 'g4', 'h5']);
    expect(table.told('treasure')).toEqual([
      { e: 'treasure', ship: 0, space: 'a5', face: 'up', knownBy: [] },
    ]);
  });

  it('and the next ship finds none', () => {
    const table = sailing('yassa', { at: 'a4' }).ship(1, { tokens: 1 }).emptied('a5').acting();
    expect(table.ship(0)).toMatchObject({ at: 'a5', tokens: 0 });
  });
});
