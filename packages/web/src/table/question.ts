import { fast, type Game, type GameView, type Question } from '@topsail/engine';

/** What is asked, told from the view alone: any state that looks like it asks the same. */
export function questionIn(game: Game, view: GameView): Question {
  return game.question(game.imagine(view, fast(1)));
}
