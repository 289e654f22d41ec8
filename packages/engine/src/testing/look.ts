import type { Chance } from '../chance.ts';
import type { Game, GameState, GameView } from '../game.ts';
import type { Viewer } from '../seat.ts';

/** What a viewer sees, as text, so that the smallest difference shows. */
export function lookOf(game: Game, state: GameState, viewer: Viewer): string {
  return JSON.stringify(game.view(state, viewer));
}

/** A state imagined from the text of a view, for this is all that a bot over the wire receives. */
export function imagineFor(game: Game, look: string, chance: Chance): GameState {
  return game.imagine(JSON.parse(look) as GameView, chance);
}
