import { firstBits, members, size, SPECTATOR, type Chance } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { RULESETS } from '../rulesets.ts';
import { checkSetup, setUp } from '../setup.ts';
import type { State } from '../state.ts';
import { hear, type Event } from '../tell.ts';
import { scene } from '../testing/scene.ts';
import type { Goods } from '../testing/table.ts';
import { treasureNames } from '../treasures.ts';
import { tableView, viewOf } from '../view.ts';

const EVERY = RULESETS.map(({ id }) => id);
const WITH_CARDS = ['jamaica-1', 'jamaica-2'];

interface Beginning {
  readonly state: State;
  readonly events: readonly Event[];
  /** What was rolled for, with how many sides. */
  readonly rolls: readonly (readonly [what: string, sides: number])[];
}

function begin(ruleset: string, seats: number, value = 1, options = {}): Beginning {
  const setup = checkSetup(ruleset, seats, options);
  if (!setup.ok) throw new Error(setup.refusal.code);
  const rolls: [string, number][] = [];
  const events: Event[] = [];
  const chance: Chance = {
    roll(sides, what) {
      rolls.push([what, sides]);
      return Math.min(value, sides);
    },
  };
  const state = setUp(setup.value, chance, (event) => events.push(event));
  return { state, events, rolls };
}

describe('SET-1 how many may play', () => {
  it.each([
    ['jamaica-1', 2, 6],
    ['jamaica-2', 2, 6],
    ['yassa', 2, 4],
  ])('%s takes %i to %i players', (ruleset, from, to) => {
    for (let seats = from; seats <= to; seats++) expect(checkSetup(ruleset, seats, {}).ok).toBe(true);
    for (const seats of [from - 1, to + 1, 0, -1, 2.5, NaN])
      expect(checkSetup(ruleset, seats, {})).toMatchObject({
        ok: false,
        refusal: { code: 'setup/seats', rule: 'SET-1', params: { from, to } },
      });
  });

  it.each(WITH_CARDS)('two players of %s always meet the ghost ship', (ruleset) => {
    expect(begin(ruleset, 2).state.ghost).toBe(true);
    expect(checkSetup(ruleset, 2, { ghost: 'no' })).toMatchObject({ ok: false, refusal: { rule: 'GHO-1' } });
    expect(begin(ruleset, 3).state.ghost).toBe(false);
  });

  it('two players of Yassa sail alone', () => {
    expect(begin('yassa', 2).state.ships).toHaveLength(2);
  });
});

describe.each(EVERY)('SET-2 what each player gets, in %s', (ruleset) => {
  it('puts every ship on the start space, before its first lap', () => {
    const { ships } = tableView(begin(ruleset, 4).state);
    const start = ruleset === 'yassa' ? 'bay' : 0;
    expect(ships.map(({ at, lap, home }) => ({ at, lap, home }))).toEqual(
      Array.from({ length: 4 }, () => ({ at: start, lap: 0, home: false })),
    );
    expect(ships.every(({ holds, sixth }) => holds.length === 5 && sixth === undefined)).toBe(true);
  });

  it('gives everybody the same eleven cards', () => {
    const { state } = begin(ruleset, 3);
    for (const { hand, deck, discard } of state.ships) {
      expect([hand & deck, discard]).toEqual([0, 0]);
      expect(hand | deck).toBe(firstBits(11));
    }
    const cards = state.ships.map((_, seat) =>
      scene(ruleset, 3)
        .ship(seat, { hand: [...CARDS] })
        .picking()
        .moves(seat)
        .toSorted(),
    );
    expect(cards).toEqual([TEXTS, TEXTS, TEXTS]);
  });

  it('draws each card from a shuffled deck, any one as likely as the other', () => {
    const draws = begin(ruleset, 3).rolls.filter(([what]) => what === 'card');
    expect(draws.map(([, sides]) => sides)).toEqual([11, 10, 9, 11, 10, 9, 11, 10, 9]);
  });
});

const CARDS = [
  'food/powder',
  'forward/backward',
  'powder/gold',
  'gold/gold',
  'gold/forward',
  'backward/forward',
  'forward/food',
  'forward/forward',
  'powder/food',
  'food/forward',
  'forward/powder',
] as const;
const TEXTS = CARDS.map((card) => `card ${card}`).toSorted();

describe.each(EVERY)('SET-3 the first cargo and the first hand, in %s', (ruleset) => {
  it('loads 3 food in one hold and 3 gold in another', () => {
    const cargo: Goods[] = ['food 3', 'gold 3', '-', '-', '-'];
    const table = scene(ruleset, 3).picking();
    expect([0, 1, 2].map((seat) => table.holds(seat))).toEqual([cargo, cargo, cargo]);
  });

  it('draws three cards that only their owner sees', () => {
    const { state, events } = begin(ruleset, 3);
    expect(state.ships.map(({ hand }) => size(hand))).toEqual([3, 3, 3]);
    expect(viewOf(state, 1).own?.hand).toHaveLength(3);
    const drawn = events.filter(({ e }) => e === 'draw');
    expect(drawn).toHaveLength(9);
    for (const event of drawn) {
      expect(hear(event, SPECTATOR)).toMatchObject({ e: 'drew', count: 1 });
      expect(hear(event, SPECTATOR)).not.toHaveProperty('cards');
    }
  });
});

describe.each(WITH_CARDS)('SET-4 nine treasures in nine lairs, in %s', (ruleset) => {
  it('lays a token on each of the nine lairs, and a pile of nine cards', () => {
    const { lairs, pile } = tableView(begin(ruleset, 4).state);
    expect(lairs).toEqual([4, 9, 11, 19, 22, 25, 33, 37, 44]);
    expect(pile).toBe(9);
  });

  it('has twelve treasures, any of which may be the first of the pile', () => {
    const { unseen } = begin(ruleset, 3).state;
    expect(treasureNames(unseen)).toEqual([
      ...['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'],
      ...['+3', '+3', '+5', '+7', '+7', '-2', '-3', '-4'],
    ]);
    const first = scene(ruleset, 3).dice(4, 1).pick(0, 'forward/powder');
    expect(first.acting(['treasure', 12]).view(0).own?.faces[0].treasure).toBe('-4');
  });

  it('leaves three cards that nobody ever sees', () => {
    const owned = ['+3', '+3', '+5', '+7', '+7', '-2', '-3', '-4'] as const;
    const last = scene(ruleset, 3)
      .ship(1, { down: owned })
      .emptied(9, 11, 19, 22, 25, 33, 37, 44)
      .dice(4, 1)
      .pick(0, 'forward/powder')
      .acting(['treasure', 4]);
    expect(last.ship(0).up).toEqual(['sixth-hold']);
    expect(size(last.state.unseen)).toBe(3);
    expect(last.view(SPECTATOR).table).toMatchObject({ lairs: [], pile: 0 });
  });

  it('sets only two aside when the ghost has taken Lady Beth', () => {
    const { unseen, ships, lairs } = begin(ruleset, 2).state;
    expect(size(unseen) - size(lairs)).toBe(2);
    expect(treasureNames(unseen)).not.toContain('lady-beth');
    expect(treasureNames(ships[2].up)).toEqual(['lady-beth']);
  });
});

describe('SET-5 Yassa has tokens only', () => {
  it('lays a token on each of the six lairs, and no treasure cards', () => {
    const { state } = begin('yassa', 4);
    expect(tableView(state)).toMatchObject({ lairs: ['a5', 'c2', 'd4', 'f2', 'g4', 'h5'], pile: 0 });
    expect(members(state.unseen)).toEqual([]);
  });
});

describe.each(EVERY)('SET-6 the first captain is drawn, in %s', (ruleset) => {
  it('may be anybody', () => {
    const captains = [1, 2, 3, 4].map((value) => begin(ruleset, 4, value).state.captain);
    expect(captains).toEqual([0, 1, 2, 3]);
    expect(begin(ruleset, 4).rolls[0]).toEqual(['first captain', 4]);
  });

  it('is told to all', () => {
    const { events } = begin(ruleset, 3, 2);
    expect(events).toContainEqual({ e: 'captain', seat: 1, round: 1 });
  });
});

describe.each(EVERY)('SET-7 the bank never runs out, in %s', (ruleset) => {
  it.each([
    ['gold', 'gold/gold'],
    ['food', 'food/powder'],
    ['powder', 'powder/food'],
  ] as const)('still pays out %s when more of it is aboard than the box holds', (good, card) => {
    const hoard: Goods[] = [`${good} 6`, `${good} 6`, `${good} 6`, `${good} 6`, '-'];
    const table = scene(ruleset, 4).dice(6, 6);
    for (const seat of [0, 1, 2, 3]) table.ship(seat, { holds: hoard });
    const load = table.pick(0, card).acting().told('load')[0];
    expect(load).toMatchObject({ resource: good, count: 6, hold: 4 });
  });
});
