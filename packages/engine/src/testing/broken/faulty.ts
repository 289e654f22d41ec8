import { checkFollowIn, checkGame, checkSecrecyIn, everySetup } from '../index.ts';
import { toy } from '../toy/game.ts';
import type { ToyMove, ToyState } from '../toy/state.ts';

export type ToyGame = typeof toy;

/** What is wrong with a toy game, and how the suite must put it. */
export interface Fault {
  readonly change: Partial<ToyGame>;
  readonly told: RegExp;
}

/** Checks a few whole games of a toy with a fault. */
export function checkGames(change: Partial<ToyGame>): void {
  const seeds = ['one', 'two', 'three'];
  for (const setup of everySetup(toy)) for (const seed of seeds) checkGame(faulty(change), setup, seed);
}

/** Checks the secrets of a toy with a fault in a few hundred positions. */
export function checkSecrets(change: Partial<ToyGame>): void {
  for (const setup of everySetup(toy)) checkSecrecyIn(faulty(change), setup, 'leak', 300);
}

/** Follows the events of a toy with a fault in a few hundred positions. */
export function checkFollows(change: Partial<ToyGame>): void {
  for (const setup of everySetup(toy)) checkFollowIn(faulty(change), setup, 'followed', 300);
}

export function faulty(change: Partial<ToyGame>): ToyGame {
  return { ...toy, ...change };
}

/** The toy's legal moves, listed anew after a change. */
export function relisting(change: (moves: ToyMove[], state: ToyState) => ToyMove[]): Partial<ToyGame> {
  return {
    legalMoves(state, seat, out) {
      const moves: ToyMove[] = [];
      toy.legalMoves(state, seat, moves);
      const changed = moves.length === 0 ? moves : change(moves, state);
      for (const [index, move] of changed.entries()) out[index] = move;
      return changed.length;
    },
  };
}

/** A fault that comes and goes from call to call, as a cache or a clock would bring it. */
export function everySecondTime(): () => boolean {
  let calls = 0;
  return () => calls++ % 2 === 1;
}
