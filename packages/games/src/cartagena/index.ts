/** Cartagena, as the engine wants it. The README tells where to look for what. */
import { bit, type Game } from '@topsail/engine';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { dump, restore } from './dump.ts';
import { follow, emptyView } from './follow.ts';
import { foresee } from './foresee.ts';
import { cellsOf } from './geometry.ts';
import { imagine } from './imagine.ts';
import { legalMoves, whyNot } from './legal.ts';
import { parseMove, type Move } from './moves.ts';
import { cartagenaOffer } from './offer.ts';
import { outcomeOf } from './score.ts';
import { begin, checkSetup } from './setup.ts';
import { State } from './state.ts';
import { hear, ruleOf, type Event } from './tell.ts';
import { ACTIONS, TURNS_EACH } from './types.ts';
import { own, table, view, type View } from './view.ts';
import { snapshot } from './snapshot.ts';

const QUESTION = { kind: 'action', rule: 'C-TURN-1' } as const;
const MOST_SEATS = Math.max(...cartagenaOffer.rulesets.map(({ seats }) => seats.to));

export const cartagena: Game<State, Move, View, Event> & { readonly id: 'cartagena' } = {
  ...cartagenaOffer,
  checkSetup,
  setup: begin,
  clone: (state) => new State(state),
  toAct: (state) => (state.ending === undefined ? bit(state.seat) : 0),
  legalMoves,
  apply,
  outcome: outcomeOf,
  question: () => QUESTION,
  whyNot,
  table,
  sketch: ({ turn, sections, players }) => ({
    round: turn,
    board: cellsOf(sections)
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
    pieces: players.map(({ pirates }) => pirates),
  }),
  own,
  view,
  imagine,
  hear,
  emptyView,
  follow,
  ruleOf,
  foresee,
  odds: ['chance'],
  parseMove,
  dump,
  restore,
  snapshot,
  audit,
  bound: { moves: TURNS_EACH * MOST_SEATS * ACTIONS, cut: false }, // C-END-2
};

export { cellsOf as tunnelCells, type Cell } from './geometry.ts';
export { snapshot as cartagenaSnapshot, type Snapshot as CartagenaSnapshot } from './snapshot.ts';
export { makeSections, parseSections } from './tunnel.ts';
export { BOAT, SYMBOLS as CARTAGENA_SYMBOLS } from './types.ts';
export type { MoveFact as CartagenaFact } from './foresee.ts';
export type { Move as CartagenaMove } from './moves.ts';
export type { State as CartagenaState } from './state.ts';
export type { Event as CartagenaEvent } from './tell.ts';
export type {
  Card as CartagenaCard,
  Counts as CardCounts,
  Ending as CartagenaEnding,
  Section,
} from './types.ts';
export { knownIn as cartagenaKnown } from './view.ts';
export type { Player as CartagenaPlayer, Table as CartagenaTable, View as CartagenaView } from './view.ts';
