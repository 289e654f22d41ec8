import { SPECTATOR, type Chance, type Game, type GameView, type Move, type Seat } from '@topsail/engine';

/** The seat that looks at this view. Nobody asks a spectator. */
export function seatOf(view: GameView): Seat {
  if (view.viewer === SPECTATOR) throw new Error('a spectator has no move to choose');
  return view.viewer;
}

/** What the seat may do. The same in every state that looks like the view, so any will tell. */
export function optionsOf(game: Game, view: GameView, chance: Chance): Move[] {
  const moves: Move[] = [];
  moves.length = game.legalMoves(game.imagine(view, chance), seatOf(view), moves);
  if (moves.length === 0) throw new Error('a bot was asked and has no move');
  return moves;
}
