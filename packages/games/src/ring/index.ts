import type { Game } from '@topsail/engine';
import { audit, dump, restore } from './dump.ts';
import { follow } from './follow.ts';
import { apply, begin, legalMoves, outcomeOf, RULES, toAct, type RingEvent } from './rules.ts';
import { ringOffer } from './offer.ts';
import { checkSetup } from './setup.ts';
import { MOST_ROUNDS, MOVES, type RingMove, type RingState } from './state.ts';
import { emptyView, foresee, hear, imagine, own, table, view, type RingView } from './view.ts';

/** Ring, as the engine wants it. The README has the rules. */
export const ring: Game<RingState, RingMove, RingView, RingEvent> & { readonly id: 'ring' } = {
  ...ringOffer,
  checkSetup,
  setup: begin,
  clone: (state) => ({ ...state, gone: [...state.gone], picks: [...state.picks] }),
  toAct,
  legalMoves,
  apply,
  outcome: outcomeOf,
  question: () => ({ kind: 'card', rule: 'RING-2' }),
  whyNot: () => 'RING-2',
  table,
  sketch: ({ round, gone }) => ({ round, board: '', pieces: gone.map((spaces) => [spaces]) }),
  own,
  view,
  imagine,
  hear,
  emptyView,
  follow,
  ruleOf: ({ e }) => RULES[e],
  foresee,
  odds: [],
  parseMove: (text) => MOVES.find((move) => move.text === text),
  dump,
  restore,
  snapshot: dump,
  audit,
  bound: { moves: 2 * MOST_ROUNDS, cut: false },
};

export type { RingEvent } from './rules.ts';
export { lengthOf as ringLength, SPACES as RING_SPACES, type RingMove, type RingState } from './state.ts';
export type { RingFact, RingTable, RingView } from './view.ts';
