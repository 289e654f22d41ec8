import type { Game } from '@topsail/engine';
import { ASK } from './agenda.ts';
import { apply } from './apply.ts';
import { audit } from './audit.ts';
import { dump, restore } from './dump.ts';
import { emptyView, follow } from './follow.ts';
import { foresee } from './foresee.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal.ts';
import { parseMove, type Move } from './moves.ts';
import { jamaicaOffer } from './offer.ts';
import { questionOf } from './question.ts';
import { ruleOf } from './rule-of.ts';
import { outcomeOf } from './score.ts';
import { checkSetup, setUp } from './setup.ts';
import { snapshot } from './snapshot.ts';
import type { State } from './state.ts';
import { hear, type Event } from './tell.ts';
import { ownView, tableView, viewOf, type View } from './view.ts';
import { whyNot } from './why-not.ts';

/** The Jamaica family: both editions of Jamaica, with the ghost ship, and Yassa. */
export const jamaica: Game<State, Move, View, Event> & { readonly id: 'jamaica' } = {
  ...jamaicaOffer,
  checkSetup,
  setup: setUp,
  clone: (s) => s.clone(),
  toAct: (s) => s.asked,
  legalMoves,
  apply,
  outcome: (s) => (s.asking === ASK.over ? outcomeOf(s) : undefined),
  question: questionOf,
  whyNot,
  table: tableView,
  sketch: ({ round, ships }) => ({ round, board: '', pieces: ships.map(({ at }) => [at]) }),
  own: ownView,
  view: viewOf,
  imagine,
  hear,
  emptyView,
  follow,
  ruleOf,
  foresee,
  odds: ['odds'],
  parseMove,
  dump,
  restore,
  snapshot,
  audit,
  bound: { moves: 20_000, cut: false },
};

export { DECK as JAMAICA_DECK } from './cards.ts';
export { chartOf, type ChartSpace } from './chart.ts';
export type { Fact as JamaicaFact, PowderOdds } from './facts.ts';
export type { Foreseen as JamaicaForeseen } from './foresee.ts';
export { meetingOdds } from './foresee-battle.ts';
export { ORDINARY_HOLDS } from './holds.ts';
export type { Odds } from './odds.ts';
export { cardIn, treasureIn, type Move as JamaicaMove } from './moves.ts';
export type { State as JamaicaState } from './state.ts';
export type { Event as JamaicaEvent, Firepower, Taken, Whole } from './tell.ts';
export type * from './types.ts';
export type * from './view.ts';
