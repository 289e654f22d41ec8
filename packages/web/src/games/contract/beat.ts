import type { GameEvent, GameView } from '@topsail/engine';

/** One event while it is on the screen. */
export interface ShownBeat<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly event: Event;
  /** What was seen before it. */
  readonly before: View;
  /** What is seen after it. */
  readonly view: View;
  /** What was heard since the turn or round began, this event last. */
  readonly told: readonly Event[];
  /** How many milliseconds it is shown. */
  readonly lasts: number;
}
