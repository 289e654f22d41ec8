import type { Fact, GameEvent, GameView, Move } from '@topsail/engine';

/** How one game is shown and told in a terminal. Everything is made from views and from events as a viewer heard them. */
export interface Face<
  View extends GameView = GameView,
  Event extends GameEvent = GameEvent,
  M extends Move = Move,
> {
  /** The whole table. */
  board(view: View): string;
  /** What changes when the board is worth drawing again. */
  page(view: View): string;
  /** The viewer's own secrets and the state of the turn, in a few lines. */
  brief(view: View): string;
  /** One sentence; undefined where nothing is worth saying. */
  tell(event: Event): string | undefined;
  ask(view: View): string;
  /** A move in plain words. */
  say(move: M, view: View): string;
  /** What is known of a move beforehand, in a few texts; nothing where `say` tells it already. */
  facts(facts: readonly Fact[]): string[];
  /** Whether seats have anything to hide from one another. */
  hasSecrets(view: View): boolean;
}
