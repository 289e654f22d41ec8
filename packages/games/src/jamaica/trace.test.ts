import { scripted, type ScriptedRoll, type Setup } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import type { TraceEvent, Tracer } from '../trace.ts';
import { jamaica } from './index.ts';
import type { State } from './state.ts';
import type { Event } from './tell.ts';
import { ATTACKER, duel } from './testing/duel.ts';
import { scene, type Lot } from './testing/scene.ts';
import { sailing, SIGN } from './testing/shortfall.ts';
import { face, Table } from './testing/table.ts';
import { traceJamaica } from './trace.ts';
import type { ActionCard, BattleFace } from './types.ts';

/** A game in play whose trace is written down. */
class Traced {
  readonly written: TraceEvent[] = [];
  readonly tracer: Tracer<State, Event>;
  readonly state: State;

  constructor(setup: Setup, begin: (tell: (event: Event) => void) => State) {
    this.tracer = traceJamaica(setup, (event) => this.written.push(event));
    this.state = begin((event) => this.tracer.tell(event));
    this.tracer.follow(this.state);
  }

  play(seat: number, text: string, ...rolls: readonly ScriptedRoll[]): this {
    const luck = scripted(...rolls);
    const move = jamaica.parseMove(text)!;
    jamaica.apply(this.state, seat, move, luck, (event) => this.tracer.tell(event));
    luck.done();
    this.tracer.follow(this.state);
    return this;
  }

  /** The roll of the battle die that shows a face. */
  face(face: BattleFace): ScriptedRoll {
    return new Table(this.state).battle(face);
  }

  /** All that was written, each event by its kind. */
  get kinds(): string[] {
    return this.written.map(({ e }) => e);
  }

  /** The events of one kind. */
  told(kind: string): TraceEvent[] {
    return this.written.filter(({ e }) => e === kind);
  }

  close(): TraceEvent[] {
    this.tracer.close();
    return this.written;
  }
}

/** The trace of a set-up with its luck written down. */
function begun(ruleset: string, seats: number, ghost: 'yes' | 'no', ...rolls: ScriptedRoll[]): Traced {
  const setup = { ruleset, seats, options: { ghost } };
  return new Traced(setup, (tell) => {
    const luck = scripted(...rolls);
    const state = jamaica.setup(setup, luck, tell);
    luck.done();
    return state;
  });
}

/** The trace of a game from a scene on: what came before is left out. */
function from({ state }: Table): Traced {
  return new Traced(state.setup, () => state);
}

/** Seat 0 draws the first cards of his deck, seat 1 the last ones. */
const DEAL: readonly ScriptedRoll[] = [
  ['card', 1],
  ['card', 1],
  ['card', 1],
  ['card', 11],
  ['card', 10],
  ['card', 9],
];
const FIRST: readonly ActionCard[] = [
  ['food', 'powder'],
  ['forward', 'backward'],
  ['powder', 'gold'],
];
const LAST: readonly ActionCard[] = [
  ['powder', 'food'],
  ['food', 'forward'],
  ['forward', 'powder'],
];

describe('the trace of a set-up', () => {
  const ghostShip = {
    ...{ at: 0, lap: 0, home: false, up: ['lady-beth'], down: [] },
    holds: [{ gold: 5 }, { gold: 3 }, null, null, null],
  };
  const lairs = [4, 9, 11, 19, 22, 25, 33, 37, 44];

  function player(hand: readonly ActionCard[]) {
    return {
      ...{ at: 0, lap: 0, home: false, up: [], down: [] },
      holds: [{ food: 3 }, { gold: 3 }, null, null, null],
      ...{ hand: hand.toSorted(), deck: 11 - hand.length, discard: [] },
    };
  }

  it('goes from the empty table over captain and draws to the first roll', () => {
    const traced = begun(
      'jamaica-2',
      2,
      'yes',
      ...([['first captain', 2], ...DEAL, ['action die', 3], ['action die', 5]] as const),
    );
    const table = (captain: number, ...players: object[]) => ({ captain, lairs, players, ghost: ghostShip });
    expect(traced.close()).toStrictEqual([
      { e: 'setup', ruleset: 'jamaica-2', seats: 2, ghost: true, holds: 'indexed' },
      { e: 'captain', seat: 1, state: table(1, player([]), player([])) },
      { e: 'draw', seat: 0, cards: [FIRST[0]], state: table(1, player(FIRST.slice(0, 1)), player([])) },
      { e: 'draw', seat: 0, cards: [FIRST[1]], state: table(1, player(FIRST.slice(0, 2)), player([])) },
      { e: 'draw', seat: 0, cards: [FIRST[2]], state: table(1, player(FIRST), player([])) },
      { e: 'draw', seat: 1, cards: [LAST[2]], state: table(1, player(FIRST), player(LAST.slice(2))) },
      { e: 'draw', seat: 1, cards: [LAST[1]], state: table(1, player(FIRST), player(LAST.slice(1))) },
      { e: 'draw', seat: 1, cards: [LAST[0]], state: table(1, player(FIRST), player(LAST)) },
      { e: 'roll', seat: 1, dice: [3, 5], state: table(1, player(FIRST), player(LAST)) },
    ]);
  });

  it('yassa: counts tokens, and equal dice are assigned at once', () => {
    const dice = [
      ['action die', 4],
      ['action die', 4],
    ] as const;
    const traced = begun('yassa', 2, 'no', ['first captain', 1], ...DEAL, ...dice);
    expect(traced.kinds).toEqual([
      ...['setup', 'captain', 'draw', 'draw', 'draw', 'draw', 'draw', 'draw', 'roll', 'assign'],
    ]);
    expect(traced.written[0]).toMatchObject({ ghost: false });
    expect(traced.written.at(-1)).toStrictEqual({
      ...{ e: 'assign', seat: 0, morning: 4, evening: 4 },
      state: {
        captain: 0,
        lairs: jamaica.view(traced.state, 0).table.lairs,
        players: [FIRST, LAST].map((hand) => ({
          ...{ at: 'bay', lap: 0, home: false, tokens: 0 },
          holds: [{ food: 3 }, { gold: 3 }, null, null, null],
          ...{ hand: hand.toSorted(), deck: 8, discard: [] },
        })),
      },
    });
  });
});

it('a trace never touches the game it follows', () => {
  const traced = from(scene('jamaica-1', 3).captain(0).picking());
  const before = JSON.stringify(jamaica.dump(traced.state));
  traced.tracer.tell({ e: 'captain', seat: 1, round: 2 });
  traced.tracer.tell({ e: 'draw', seat: 1, cards: FIRST.concat(LAST) });
  expect(JSON.stringify(jamaica.dump(traced.state))).toBe(before);
});

describe('RND-2 the trace of picks', () => {
  function picking(): Traced {
    return from(
      scene('jamaica-1', 3)
        .ship(0, { at: 6, hand: ['forward/food', 'gold/gold'] })
        .ship(1, { hand: ['gold/gold', 'powder/gold'] })
        .ship(2, { hand: ['gold/gold', 'food/powder'] })
        .picking(),
    );
  }

  /** The hands of the three players after an event. */
  function hands({ state }: TraceEvent): string[] {
    const { players } = state as { readonly players: readonly { readonly hand: readonly ActionCard[] }[] };
    return players.map(({ hand }) => hand.map((card) => card.join('/')).join(' '));
  }

  it('has each seat’s last one only, in the order of these, when all have picked', () => {
    const traced = picking().play(1, 'card gold/gold').play(0, 'card forward/food');
    traced.play(1, 'card powder/gold');
    expect(traced.written).toEqual([]);
    traced.play(2, 'card food/powder');
    expect(traced.written.map(({ state: _, ...told }) => told)).toEqual([
      { e: 'pick', seat: 0, card: ['forward', 'food'] },
      { e: 'pick', seat: 1, card: ['powder', 'gold'] },
      { e: 'pick', seat: 2, card: ['food', 'powder'] },
      { e: 'turn', seat: 0, card: ['forward', 'food'] },
    ]);
  });

  it('takes the cards out of the hands one after the other', () => {
    const traced = picking().play(2, 'card food/powder').play(0, 'card forward/food');
    traced.play(1, 'card powder/gold');
    expect(traced.written.map(hands)).toEqual([
      ['forward/food gold/gold', 'gold/gold powder/gold', 'gold/gold'],
      ['gold/gold', 'gold/gold powder/gold', 'gold/gold'],
      ['gold/gold', 'gold/gold', 'gold/gold'],
      ['gold/gold', 'gold/gold', 'gold/gold'],
    ]);
  });

  it('lays a card on the discard pile when it is turned up, not before', () => {
    const traced = picking().play(0, 'card forward/food').play(1, 'card gold/gold');
    traced.play(2, 'card gold/gold');
    expect(traced.told('pick').at(-1)).toMatchObject({ state: { players: [{ discard: [] }, {}, {}] } });
    expect(traced.told('turn')).toMatchObject([
      { state: { players: [{ discard: [['forward', 'food']] }, { discard: [] }, {}] } },
    ]);
  });

  it('of a game stopped before all have picked has those made', () => {
    const traced = picking().play(1, 'card gold/gold');
    expect(traced.close()).toMatchObject([{ e: 'pick', seat: 1, card: ['gold', 'gold'] }]);
    expect(traced.close()).toHaveLength(1);
    expect(traced.written.map(hands)).toEqual([
      ['forward/food gold/gold', 'powder/gold', 'food/powder gold/gold'],
    ]);
  });
});

describe('PAY-2 the trace of a payment', () => {
  const holdsOf = (first: object) => ({ state: { players: [{ holds: first }, {}, {}] } });

  /** Seat 0 has sailed to space 2, price 3 food; seat 1 will be asked for his lane. */
  function paying(...holds: `food ${number}`[]): Traced {
    const table = scene('jamaica-1', 3).ship(0, { at: 1, holds }).ship(1, { at: 6 }).dice(1, 2);
    return from(table.pick(0, 'forward/powder').pick(1, 'forward/food').acting());
  }

  it('is one event with the whole split, written when it is whole', () => {
    const traced = paying('food 5', 'food 4').play(0, 'take 1 from 0');
    const split = [
      { hold: 0, n: 1 },
      { hold: 1, n: 2 },
    ];
    expect(traced.kinds).toEqual(['pay', 'load', 'turn']);
    const [paid] = traced.written;
    expect(paid).toMatchObject({ e: 'pay', seat: 0, resource: 'food', split, count: 3, short: false });
    expect(paid).toMatchObject(holdsOf([{ food: 4 }, { food: 2 }, null, null, null]));
    expect(Object.keys(paid)).toEqual(['e', 'seat', 'resource', 'split', 'count', 'short', 'state']);
  });

  it('is one event even where the holds are asked one by one', () => {
    const traced = paying('food 6', 'food 2', 'food 2').play(0, 'take 1 from 0');
    expect(traced.written).toEqual([]);
    traced.play(0, 'take 1 from 1');
    const split = [
      { hold: 0, n: 1 },
      { hold: 1, n: 1 },
      { hold: 2, n: 1 },
    ];
    expect(traced.told('pay')).toMatchObject([{ split, count: 3 }]);
  });

  it('is written by halves only where the game was stopped', () => {
    const traced = paying('food 6', 'food 2', 'food 2').play(0, 'take 1 from 0');
    expect(traced.close()).toMatchObject([{ e: 'pay', split: [{ hold: 0, n: 1 }], count: 1 }]);
  });

  it('SHORT-1: is told where the ship lay when it paid what it had', () => {
    const traced = from(sailing('jamaica-1', { at: 4, holds: ['gold 1', 'food 2', 'gold 1'] }).picking());
    traced.play(0, 'card forward/powder').play(1, 'card food/powder').play(2, 'card food/powder');
    expect(traced.kinds).toEqual([
      'pick',
      'pick',
      'pick',
      'turn',
      'move',
      'shortage',
      'pay',
      'shortage-move',
    ]);
    const split = [
      { hold: 0, n: 1 },
      { hold: 2, n: 1 },
    ];
    expect(traced.told('pay')).toMatchObject([
      {
        ...{ seat: 0, resource: 'gold', split, count: 2, short: true },
        state: { players: [{ at: 5, holds: [null, { food: 2 }, null, null, null] }, {}, {}] },
      },
    ]);
    expect(traced.told('shortage-move')).toMatchObject([{ state: { players: [{ at: 4 }, {}, {}] } }]);
  });

  it('SHORT-1: is left out where nothing was aboard', () => {
    const traced = from(sailing('jamaica-2', { at: 4, holds: [] }).picking());
    traced.play(0, 'card forward/powder').play(1, 'card food/powder');
    traced.play(2, 'card food/powder', SIGN.skull);
    expect(traced.kinds.slice(5)).toEqual(['shortage', 'shortage-roll', 'shortage-move']);
  });

  it('of two seats is two events', () => {
    const traced = paying('food 5', 'food 4');
    const whole = { key: 'one', total: 2, done: 1 };
    const pay = {
      ...({ e: 'pay', resource: 'food', split: [{ hold: 0, n: 1 }], count: 1, short: false } as const),
      ...{ space: 4, whole },
    };
    for (const seat of [0, 1, 1]) traced.tracer.tell({ ...pay, seat });
    expect(traced.close()).toMatchObject([
      { seat: 0, count: 1 },
      { seat: 1, count: 2 },
    ]);
  });
});

describe('BAT-3 the trace of powder', () => {
  it('is one event for each side, before its roll', () => {
    const traced = from(
      duel('jamaica-1', {
        attacker: { holds: ['powder 2', 'powder 2'] },
        defender: { holds: ['powder 3'] },
      }),
    );
    traced.play(0, 'powder 3', traced.face(6)).play(2, 'powder 2', traced.face(2));
    const split = [
      { hold: 0, n: 1 },
      { hold: 1, n: 2 },
    ];
    expect(traced.written).toMatchObject([
      {
        e: 'powder',
        ship: 0,
        split,
        total: 3,
        state: { players: [{ holds: [{ powder: 1 }, null, null, null, null] }, {}, {}] },
      },
      { e: 'battle-roll', ship: 0, value: 6 },
      { e: 'powder', ship: 2, split: [{ hold: 0, n: 2 }], total: 2 },
      { e: 'battle-roll', ship: 2, value: 2 },
      { e: 'battle-result', winner: 0, attack: 9, defence: 4 },
    ]);
    for (const { state } of traced.written) expect(state).toBeDefined();
  });

  it('of two ships is two events', () => {
    const traced = from(duel('jamaica-1', { attacker: { holds: ['powder 2'] } }));
    const whole = { key: 'one', total: 2, done: 1 };
    const powder = { e: 'powder', split: [{ hold: 0, n: 1 }], total: 1, whole } as const;
    for (const ship of [0, 2, 2]) traced.tracer.tell({ ...powder, ship });
    expect(traced.close()).toMatchObject([
      { ship: 0, total: 1 },
      { ship: 2, total: 2 },
    ]);
  });
});

describe('BAT-14 the trace of booty left alone', () => {
  function leaving(defender: Lot): Traced {
    const traced = from(duel('jamaica-2', { attacker: { down: ['+5'] }, defender }, face('star')));
    return traced.play(ATTACKER, 'take nothing');
  }

  it('tells that the winner took nothing of what there was', () => {
    expect(leaving({ holds: ['gold 2'] }).told('no-spoils')).toMatchObject([{ ship: ATTACKER }]);
  });

  it('is silent where there was nothing, and he was asked to keep his card a secret', () => {
    expect(leaving({}).told('no-spoils')).toEqual([]);
  });
});
