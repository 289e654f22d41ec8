import type { Foresight, Game, GameView, Move } from '@topsail/engine';

const foreseen = new WeakMap<GameView, Map<string, Foresight>>();

/** What a move may bring, worked out once for each view: the list, the board and the battle all ask. */
export function foreseeOnce(game: Game, view: GameView, move: Move): Foresight {
  const known = foreseen.get(view) ?? new Map<string, Foresight>();
  const foresight = known.get(move.text) ?? game.foresee(view, move);
  known.set(move.text, foresight);
  foreseen.set(view, known);
  return foresight;
}
