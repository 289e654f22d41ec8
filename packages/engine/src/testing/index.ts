/**
 * The contract suite that every game must pass, for any test framework: functions that throw what is broken.
 *
 *     for (const setup of everySetup(game)) checkGame(game, setup, 'a seed');
 *     checkSecrecyIn(game, setup, 'a seed', 1000);
 *     checkFollowIn(game, setup, 'a seed', 1000);
 */
export * from './alterations.ts';
export * from './check-follow.ts';
export * from './check-game.ts';
export { viewersOf } from './check-position.ts';
export * from './check-secrecy.ts';
export * from './demand.ts';
export * from './difference.ts';
export * from './follow-walk.ts';
export * from './form-one.ts';
export * from './random-position.ts';
export * from './secrecy-walk.ts';
export * from './setups.ts';
