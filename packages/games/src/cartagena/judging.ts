/** What a judge of positions may read of a state, beside its fields. */
export { count, total, type Cards } from './cards.ts';
export type { Move } from './moves.ts';
export { rulesetOf } from './rulesets.ts';
export type { RulesetId } from './offer.ts';
export type { State } from './state.ts';
export { ACTIONS, BOAT, FULL_SPACE, PIRATES, SPACES, START, SYMBOLS } from './types.ts';
export { landing, rearmostRefuge, refugeBehind } from './way.ts';
