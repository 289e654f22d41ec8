import { movesOf, seeded, type Chance, type Setup } from '@topsail/engine';
import { describeSetup, everySetup, randomStep } from '@topsail/engine/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { foresee, type MoveFact } from './foresee.ts';
import { cartagena } from './index.ts';
import { parseMove, type Move } from './moves.ts';
import { rowOf, type State } from './state.ts';
import type { Event } from './tell.ts';
import { scene, type Scene } from './testing/table.ts';
import { BOAT, FULL_SPACE } from './types.ts';
import { view, type View } from './view.ts';

const isShort = process.env.TOPSAIL_SHORT === '1';
const MOVES = isShort ? 60 : 400;
const EVERY = 8;

type Told<Kind extends MoveFact['fact']> = Extract<MoveFact, { readonly fact: Kind }>;

const tally = new Set<string>();

describe('what is certain happens, and what happens was foretold:', () => {
  const setups = [...everySetup(cartagena)];
  let walked = 0;

  for (const setup of setups) {
    it(describeSetup(setup), () => {
      walk(setup, seeded('foresee'));
      walked += 1;
    });
  }

  /** After all of them, in whatever order they ran: no kind of fact was only talk. */
  afterAll(() => {
    if (isShort || walked < setups.length) return;
    expect([...tally].sort()).toEqual([
      ...['boards', 'chance', 'draws', 'lands', 'new-row', 'plays', 'reshuffle', 'row-left'],
      ...['turn-ends', 'wins'],
    ]);
  });
});

describe('C-TURN-1 an action that leaves nothing to do ends the turn', () => {
  const last = { ruleset: 'cartagena-jamaica', row: [], hands: [{ flag: 1 }] } as const;
  const certain = (pirates: Scene['pirates'], boatRetreat: 'yes' | 'no'): string[] =>
    foresee(scene({ ...last, pirates, boatRetreat }).view(0), parseMove('advance 0 flag')!).certain.map(
      ({ fact }) => fact,
    );

  it('with the last card and nobody to retreat', () => {
    expect(certain([[], []], 'yes')).toEqual(['plays', 'lands', 'turn-ends']);
  });

  it('but not while a pirate may retreat, even from the boat', () => {
    expect(certain([[5], [3]], 'yes')).toEqual(['plays', 'lands']);
    expect(certain([[37], [3]], 'yes')).toEqual(['plays', 'lands']);
    expect(certain([[37], [36]], 'no')).toEqual(['plays', 'lands', 'turn-ends']);
  });
});

function walk(setup: Setup, chance: Chance): void {
  const state = cartagena.setup(setup, chance);
  for (let made = 0; made < MOVES && cartagena.toAct(state) !== 0; made++) {
    if (made % EVERY === 0)
      for (const move of movesOf(cartagena, state, state.seat)) checkMove(state, move, chance);
    randomStep(cartagena, state, chance);
  }
}

function checkMove(state: State, move: Move, chance: Chance): void {
  const seen = JSON.parse(JSON.stringify(view(state, state.seat))) as View;
  const { certain, possible } = foresee(seen, move);
  const after = cartagena.clone(state);
  const events: Event[] = [];
  cartagena.apply(after, state.seat, move, chance, (event) => events.push(event));
  try {
    expect(normal(certain)).toEqual(normal(whatHappened(state, after, certain, events)));
    checkChances(certain, possible, events);
  } catch (error) {
    throw new Error(`${move.text}: ${JSON.stringify(certain)}\n${JSON.stringify(seen)}`, { cause: error });
  }
  for (const { fact } of [...certain, ...possible]) tally.add(fact);
}

function normal(facts: readonly MoveFact[]): string[] {
  return facts.map((fact) => JSON.stringify(fact)).sort();
}

/** The facts as one who has seen it all would tell them; which spaces were passed is told by the crowd on them. */
function whatHappened(
  before: State,
  after: State,
  certain: readonly MoveFact[],
  events: readonly Event[],
): MoveFact[] {
  const has = (e: Event['e']): boolean => events.some((event) => event.e === e);
  const hasWon = after.ending === 'escape';
  return [
    ...events.flatMap((event) => actionFacts(before, certain, event)),
    ...(has('row') ? [{ fact: 'new-row' } as const] : []),
    ...(has('back') && before.rules.supply.open && !has('row')
      ? [{ fact: 'row-left', cards: rowOf(after) } as const]
      : []),
    ...(has('reshuffle') ? [{ fact: 'reshuffle' } as const] : []),
    ...(hasWon ? [{ fact: 'wins' } as const] : []),
    ...(!hasWon && (has('turn') || has('end')) ? [{ fact: 'turn-ends' } as const] : []),
  ];
}

function actionFacts(before: State, certain: readonly MoveFact[], event: Event): MoveFact[] {
  if (event.e === 'forward') {
    const { from, to, card } = event;
    const { symbols } = before.tunnel;
    const passed = between(from, to).filter((space) => symbols[space - 1] === card);
    expect(passed.every((space) => before.crowd[space] > 0)).toBe(true);
    return [
      { fact: 'plays', card },
      { fact: to === BOAT ? 'boards' : 'lands', from, to, passed },
    ];
  }
  if (event.e !== 'back') return [];
  const { from, to, count } = event;
  const passed = between(to, from).filter((space) => before.crowd[space] >= FULL_SPACE);
  const named = certain.flatMap((fact) => (fact.fact === 'draws' ? fact.cards : []));
  return [
    { fact: 'lands', from, to, passed },
    { fact: 'draws', count, cards: named },
  ];
}

function between(low: number, high: number): number[] {
  return Array.from({ length: high - low - 1 }, (_, i) => low + 1 + i);
}

/** A card drawn unseen was thought possible, and what was sure to be drawn was drawn. */
function checkChances(
  certain: readonly MoveFact[],
  possible: readonly MoveFact[],
  events: readonly Event[],
): void {
  const named = certain.flatMap((fact) => (fact.fact === 'draws' ? fact.cards : []));
  const all = events.flatMap((event) => (event.e === 'draw' ? (event.cards ?? []) : []));
  expect(all.slice(0, named.length)).toEqual(named);
  const drawn = all.slice(named.length);
  const chances = possible.filter((fact): fact is Told<'chance'> => fact.fact === 'chance');
  for (const card of drawn) expect(chances.map((fact) => fact.card)).toContain(card);
  for (const { card, probability } of chances) {
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThanOrEqual(1);
    if (probability === 1) expect(drawn).toContain(card);
  }
}
