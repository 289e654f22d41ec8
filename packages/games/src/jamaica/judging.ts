/** What a judge of positions may read of a state, beside its fields. */
export { ASK } from './agenda.ts';
export { DECK } from './cards.ts';
export { reachable, START, type Course } from './course.ts';
export { countIn, goodIn, hasRoom, inHold, ORDINARY_HOLDS, SIXTH, total, type Holds } from './holds.ts';
export type { Move } from './moves.ts';
export { STAR } from './points/battle-die.ts';
export { battleBonus, handLimit, holdCount, isGhost, isHome, progress, sabreOwner } from './ships.ts';
export { NO_ROLL, type Ship, type State } from './state.ts';
export { BETH, CURSES, MAP, POWERS, SABRE, SIXTH_HOLD, TREASURE_POINTS } from './treasures.ts';
export { FOOD, GOLD, POWDER } from './types.ts';
