import { fast } from '@topsail/engine';
import { cartagena, cartagenaRules } from '@topsail/games';

type State = cartagenaRules.State;

const { BOAT, PIRATES } = cartagenaRules;

export const RULESETS = cartagena.rulesets.map(({ id }) => id);

export interface Table {
  readonly ruleset: string;
  readonly seats?: number;
  readonly boatRetreat?: 'yes' | 'no';
}

export function newGame({ ruleset, seats = 2, boatRetreat = 'yes' }: Table, seed = 1): State {
  const setup = cartagena.checkSetup(ruleset, seats, { 'boat-retreat': boatRetreat });
  if (!setup.ok) throw new Error(setup.refusal.code);
  return cartagena.setup(setup.value, fast(seed));
}

/** A game after so many random actions, or earlier if it would be over. */
export function inMidGame(table: Table, actions: number, seed = 1): State {
  const chance = fast(seed);
  let state = newGame(table, seed);
  const moves: cartagenaRules.Move[] = [];
  for (let n = 0; n < actions; n++) {
    const next = cartagena.clone(state);
    const count = cartagena.legalMoves(next, next.seat, moves);
    cartagena.apply(next, next.seat, moves[chance.roll(count) - 1], chance);
    if (next.ending !== undefined) break;
    state = next;
  }
  return state;
}

/** Puts the pirates of a seat where they are wanted. */
export function place(state: State, seat: number, positions: readonly number[]): void {
  positions
    .toSorted((a, b) => a - b)
    .forEach((position, i) => (state.pirates[PIRATES * seat + i] = position));
  state.crowd.fill(0);
  state.pirates.forEach((position) => state.crowd[position]++);
}

/** Deals a seat this hand: so many cards of each symbol, which come out of the deck. */
export function deal(state: State, seat: number, counts: readonly number[]): void {
  const hand = counts.reduce((cards, count, symbol) => cards + count * 2 ** (5 * symbol), 0);
  state.deck += state.hands[seat] - hand;
  state.hands[seat] = hand;
  state.known[seat] = state.rules.open ? hand : 0;
  cartagena.audit(state);
}

export { BOAT };
