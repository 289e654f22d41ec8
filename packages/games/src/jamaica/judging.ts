/** What a judge of positions may read of a state, beside its fields. */
export { ASK } from './agenda.ts';
export { DECK } from './cards.ts';
export { reachable, START, type Course } from './course.ts';
export { endsAt, firstEnd, hasEnd, NOWHERE, otherEnds, type Ends } from './ends.ts';
export { contentsOf, countIn, goodIn, inHold, ORDINARY_HOLDS, SIXTH, total, withHold } from './holds.ts';
export type { Move } from './moves.ts';
export { STAR } from './points/battle-die.ts';
export type { RulesetId } from './offer.ts';
export { rulesetOf } from './rulesets.ts';
export { finishNumber } from './score.ts';
export { battleBonus, holdCount, isGhost, isHome, progress } from './ships.ts';
export { NO_ROLL, type Ship, type State } from './state.ts';
export { BETH, CURSES, MAP, POWERS, SABRE, SIXTH_HOLD, TREASURE_POINTS } from './treasures.ts';
export { FOOD, GOLD, POWDER, type Good } from './types.ts';
