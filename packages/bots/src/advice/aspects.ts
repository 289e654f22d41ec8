import type { GameState, Seat } from '@topsail/engine';

/** What people look at in a position, each aspect in its own unit. */
export interface Aspects<S extends GameState> {
  readonly names: readonly string[];
  /** A difference of so much is worth a word, aspect by aspect. */
  readonly notable: readonly number[];
  /** Writes the seat's aspects into `out`, one number for each name. */
  measure(state: S, seat: Seat, out: Float64Array): void;
}
