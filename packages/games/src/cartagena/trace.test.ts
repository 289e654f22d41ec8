import { scripted, type Chance, type ScriptedRoll, type Setup } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import type { TraceEvent, Tracer } from '../trace.ts';
import { cartagena } from './index.ts';
import type { State } from './state.ts';
import type { Event } from './tell.ts';
import { scene, type Scene } from './testing/table.ts';
import { traceCartagena } from './trace.ts';
import { layTunnel, parseSections } from './tunnel.ts';
import type { Card } from './types.ts';

const TUNNEL = 'A+l B-l E+r C-r D-l F-r';
const SIX_FLAGS = Array<Card>(6).fill('flag');
const SIX_HATS = Array<Card>(6).fill('hat');

/** Six flags for seat 0, six hats for seat 1, and seat 1 begins. */
const DEAL: readonly ScriptedRoll[] = [
  ...Array<ScriptedRoll>(6).fill(['draw card', 1]),
  ...[96, 95, 94, 93, 92, 91].map((last): ScriptedRoll => ['draw card', last]),
  ['first player', 2],
];

/** Five more hats, then flags: the row of twelve. */
const ROW: readonly ScriptedRoll[] = [
  ...[90, 89, 88, 87, 86].map((last): ScriptedRoll => ['draw card', last]),
  ...Array<ScriptedRoll>(7).fill(['draw card', 1]),
];
const ROW_CARDS: readonly Card[] = [...Array<Card>(5).fill('hat'), ...Array<Card>(7).fill('flag')];

/** A game in play whose trace is written down. */
class Traced {
  readonly written: TraceEvent[] = [];
  private readonly tracer: Tracer<State, Event>;
  private readonly state: State;

  constructor(setup: Setup, begin: (tell: (event: Event) => void) => State) {
    this.tracer = traceCartagena(setup, (event) => this.written.push(event));
    this.state = begin((event) => this.tracer.tell(event));
    this.tracer.follow(this.state);
  }

  play(text: string, ...rolls: readonly ScriptedRoll[]): this {
    const luck = scripted(...rolls);
    const move = cartagena.parseMove(text)!;
    cartagena.apply(this.state, this.state.seat, move, luck, (event) => this.tracer.tell(event));
    luck.done();
    this.tracer.follow(this.state);
    return this;
  }

  /** A move after which the tracer is not shown the state again: the game was stopped there. */
  breakOff(text: string): this {
    const none: Chance = scripted();
    const move = cartagena.parseMove(text)!;
    cartagena.apply(this.state, this.state.seat, move, none, (event) => this.tracer.tell(event));
    return this;
  }

  close(): TraceEvent[] {
    this.tracer.close();
    return this.written;
  }
}

/** The trace of a set-up with its luck written down. */
function begun(ruleset: string, rolls: readonly ScriptedRoll[], retreat: 'yes' | 'no' = 'yes'): Traced {
  const setup = { ruleset, seats: 2, options: { 'boat-retreat': retreat, tunnel: TUNNEL } };
  return new Traced(setup, (tell) => {
    const luck = scripted(...rolls);
    const state = cartagena.setup(setup, luck, tell);
    luck.done();
    return state;
  });
}

/** The trace of a game from a scene on: what came before is left out. */
function from(position: Scene): Traced {
  const { state } = scene(position);
  const traced = new Traced(state.setup, (tell) => {
    tell({ e: 'first', seat: state.seat });
    return state;
  });
  traced.written.length = 0;
  return traced;
}

const AT_START = [{ '0': 6 }, { '0': 6 }];

function table(hands: readonly object[], deck: number, seat: number | null, row: readonly Card[] = []) {
  return { pirates: AT_START, hands, row, deck, discard: {}, seat };
}

describe('the trace of a set-up', () => {
  const { symbols } = layTunnel(parseSections(TUNNEL)!);
  const sections = [
    ['A', 'straight'],
    ['B', 'zigzag'],
    ['E', 'straight'],
    ['C', 'zigzag'],
    ['D', 'zigzag'],
    ['F', 'zigzag'],
  ];
  const dealt = [{ flag: 6 }, { hat: 6 }];

  function beforeRow(variant: string): object[] {
    return [
      { e: 'setup', variant, seats: 2, boatRetreat: true },
      { e: 'tunnel', sections, symbols, state: table([{}, {}], 102, null) },
      { e: 'deal', seat: 0, cards: SIX_FLAGS, state: table([{ flag: 6 }, {}], 96, null) },
      { e: 'deal', seat: 1, cards: SIX_HATS, state: table(dealt, 90, null) },
      { e: 'first', seat: 1, state: table(dealt, 90, 1) },
    ];
  }

  it('cartagena-jamaica: tunnel, hands and first player, nobody having the turn before', () => {
    expect(begun('cartagena-jamaica', DEAL).close()).toStrictEqual([
      ...beforeRow('cartagena-jamaica'),
      { e: 'turn', seat: 1, state: table(dealt, 90, 1) },
    ]);
  });

  it.each(['cartagena-tortuga', 'cartagena-hispaniola'])('%s: and then the row', (ruleset) => {
    expect(begun(ruleset, [...DEAL, ...ROW]).close()).toStrictEqual([
      ...beforeRow(ruleset),
      { e: 'row', cards: ROW_CARDS, state: table(dealt, 78, 1, ROW_CARDS) },
      { e: 'turn', seat: 1, state: table(dealt, 78, 1, ROW_CARDS) },
    ]);
  });

  it('C-BACK-3: says whether the boat may be left', () => {
    const [setup] = begun('cartagena-jamaica', DEAL, 'no').close();
    expect(setup).toStrictEqual({ e: 'setup', variant: 'cartagena-jamaica', seats: 2, boatRetreat: false });
  });
});

describe('the trace of a turn', () => {
  it('goes on from the set-up, an event and the position after it at a time', () => {
    const traced = begun('cartagena-jamaica', DEAL);
    traced.written.length = 0;
    traced.play('advance 0 hat').play('stop');
    const after = {
      pirates: [{ '0': 6 }, { '0': 5, '3': 1 }],
      hands: [{ flag: 6 }, { hat: 5 }],
      ...{ row: [], deck: 90, discard: { hat: 1 }, seat: 1 },
    };
    expect(traced.written).toStrictEqual([
      { e: 'forward', seat: 1, from: 0, to: 3, card: 'hat', state: after },
      { e: 'stop', seat: 1, state: after },
      { e: 'turn', seat: 0, state: { ...after, seat: 0 } },
    ]);
  });

  it('C-TURN-1: knows a stop as a choice only, and is silent where nothing more can be done', () => {
    const traced = from({
      ruleset: 'cartagena-jamaica',
      pirates: [[], []],
      hands: [{ flag: 1 }, { key: 1 }],
    });
    traced.play('advance 0 flag');
    expect(traced.written.map(({ e }) => e)).toEqual(['forward', 'turn']);
  });

  it('C-END-2: ends by the guard when the next player would have the turn', () => {
    const traced = from({
      ...{ ruleset: 'cartagena-jamaica', pirates: [[], []], hands: [{ flag: 2 }, { key: 2 }] },
      ...{ seat: 1, turn: 400 },
    });
    traced.play('advance 0 key').play('stop');
    expect(traced.written.map(({ e, state }) => [e, state])).toMatchObject([
      ['forward', { seat: 1 }],
      ['stop', { seat: 1 }],
      ['end', { seat: 0 }],
    ]);
  });

  it('C-END: ends with the ranking', () => {
    const traced = from({
      ruleset: 'cartagena-tortuga',
      pirates: [[36, 37, 37, 37, 37, 37], []],
      hands: [{ flag: 1 }],
    });
    expect(traced.play('advance 36 flag').written.at(-1)).toStrictEqual({
      e: 'end',
      ranking: [[0], [1]],
      winner: 0,
      state: { ...table([{}, {}], 101, 0), pirates: [{ '37': 6 }, { '0': 6 }], discard: { flag: 1 } },
    });
  });
});

describe('the trace of a retreat', () => {
  const company = { pirates: [[20], [15, 15]], hands: [{}, { hat: 1 }] } as const;
  const back = { e: 'back', seat: 0, from: 20, to: 15 };
  const pirates = [
    { '0': 5, '15': 1 },
    { '0': 4, '15': 2 },
  ];

  it('names the cards drawn, and neither their number nor who saw them', () => {
    const traced = from({ ...company, ruleset: 'cartagena-jamaica', deck: { key: 2, bottle: 1 }, rest: 1 });
    const hands = [
      { bottle: 1, key: 1 },
      { bottle: 16, flag: 17, hat: 17, key: 15, pistol: 17, sabre: 17 },
    ];
    expect(traced.play('retreat 20', ['draw card', 3], ['draw card', 1]).written).toStrictEqual([
      {
        ...back,
        cards: ['bottle', 'key'],
        state: { pirates, hands, row: [], deck: 1, discard: {}, seat: 0 },
      },
    ]);
  });

  it('has no position between the shuffling and the draw it was made for', () => {
    const traced = from({
      ...company,
      ruleset: 'cartagena-jamaica',
      ...{ deck: {}, discard: { flag: 2, key: 1 }, rest: 1 },
    });
    traced.play('retreat 20', ['draw card', 3], ['draw card', 2]);
    expect(traced.written).toStrictEqual([
      { e: 'reshuffle' },
      { ...back, cards: ['key', 'flag'], state: expect.objectContaining({ deck: 1, discard: {} }) as object },
    ]);
  });

  it('is silent about a shuffling between its two cards, when the deck last seen was not empty', () => {
    const traced = from({
      ...company,
      ruleset: 'cartagena-jamaica',
      ...{ deck: { key: 1 }, discard: { flag: 2 }, rest: 1 },
    });
    traced.play('retreat 20', ['draw card', 1], ['draw card', 2]);
    expect(traced.written).toStrictEqual([
      { ...back, cards: ['key', 'flag'], state: expect.objectContaining({ deck: 1, discard: {} }) as object },
    ]);
  });

  it('has its position after the row it used up', () => {
    const traced = from({
      ...company,
      ruleset: 'cartagena-tortuga',
      ...{ row: ['bottle', 'key'], deck: { sabre: 1 }, discard: { flag: 2 }, rest: 1 },
    });
    traced.play('retreat 20', ['draw card', 1], ['draw card', 1], ['draw card', 1]);
    const row = ['sabre', 'flag', 'flag'];
    expect(traced.written).toStrictEqual([
      { ...back, cards: ['bottle', 'key'] },
      {
        ...{ e: 'row', cards: row },
        state: expect.objectContaining({ pirates, row, deck: 0, discard: {}, seat: 0 }) as object,
      },
    ]);
  });

  it('tells a row laid between its two cards before it', () => {
    const traced = from({
      ...company,
      ruleset: 'cartagena-hispaniola',
      ...{ row: ['bottle'], deck: { sabre: 1, key: 1 }, rest: 1 },
    });
    traced.play('retreat 20', ['draw card', 2], ['draw card', 1]);
    expect(traced.written).toStrictEqual([
      { e: 'row', cards: ['key', 'sabre'] },
      {
        ...{ ...back, cards: ['bottle', 'key'] },
        state: expect.objectContaining({ row: ['sabre'], deck: 0 }) as object,
      },
    ]);
  });

  it('has its own position when the turn ends with it, and when another follows', () => {
    const traced = from({
      ruleset: 'cartagena-hispaniola',
      pirates: [[20, 21], [15], []],
      hands: [{}, { hat: 1 }],
      row: ['bottle', 'key', 'hat', 'flag'],
      actionsLeft: 2,
    });
    traced.play('retreat 20').play('retreat 21');
    expect(traced.written.map(({ e, state }) => [e, state])).toMatchObject([
      ['back', { row: ['key', 'hat', 'flag'], seat: 0 }],
      ['back', { row: ['flag'], seat: 0 }],
      ['turn', { row: ['flag'], seat: 1 }],
    ]);
  });

  it('is held back to the end of its move, and written when the trace is closed', () => {
    const traced = from({ ...company, ruleset: 'cartagena-tortuga', row: ['bottle', 'key', 'hat'] });
    expect(traced.breakOff('retreat 20').written).toEqual([]);
    expect(traced.close()).toMatchObject([{ ...back, cards: ['bottle', 'key'], state: { row: ['hat'] } }]);
    expect(traced.close()).toHaveLength(1);
  });
});
