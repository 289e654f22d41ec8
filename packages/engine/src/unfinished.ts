import type { Game, GameState } from './game.ts';

/** Whether an answer was a part of something, and the rest of it is asked now. */
export function isUnfinished(game: Game, before: GameState, after: GameState): boolean {
  const { whole } = game.question(before);
  return whole !== undefined && whole === game.question(after).whole;
}
