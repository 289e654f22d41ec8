import type { Seat } from '@topsail/engine';

/** What is to be said of a seat beyond the game: who sits there, and whether it is a bot's time to think. */
export interface Seated {
  readonly marks: readonly string[];
  readonly isThinking: boolean;
}

/** By seat; nothing stands where there is nothing to say. */
export type Seating = ReadonlyMap<Seat, Seated>;
