import { lowest } from './bits.ts';
import { forEachCourse } from './chance/enumerating.ts';
import type { Game, GameState } from './game.ts';
import { movesOf } from './play.ts';

/**
 * Counts the lines of play to a depth: every legal move, and after it every course of luck.
 * One wrong rule anywhere changes a count.
 */
export function perft(game: Game, state: GameState, depth: number): number {
  const waiting = game.toAct(state);
  if (depth === 0 || waiting === 0) return 1;
  const seat = lowest(waiting);
  let lines = 0;
  for (const move of movesOf(game, state, seat)) {
    let next = state;
    forEachCourse(
      (chance) => {
        next = game.clone(state);
        game.apply(next, seat, move, chance);
      },
      () => (lines += perft(game, next, depth - 1)),
    );
  }
  return lines;
}
