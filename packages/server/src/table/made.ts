import type { GameEvent, GameState } from '@topsail/engine';
import type { Answer } from '@topsail/protocol';
import type { Entry, Write } from '@topsail/store';

/** An entry that is about to be made, with the game after it when it is of the game. */
export interface Made {
  readonly entry: Entry;
  readonly state?: GameState;
  readonly events?: readonly GameEvent[];
}

/** What a deed comes to: one or more entries, and whatever else must be stored with them. */
export interface Decision {
  readonly made: readonly Made[];
  readonly also?: readonly Write[];
  /** The table this leads to, when it is another one. */
  readonly leadsTo?: string;
}

export type Decided = Answer<Decision>;
