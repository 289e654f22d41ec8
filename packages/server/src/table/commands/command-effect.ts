import type { GameEvent, GameState } from '@topsail/engine';
import type { Entry, Write } from '@topsail/store';

/** An entry to be stored; for moves also the game state after it and the events. */
export interface NewEntry {
  readonly entry: Entry;
  readonly gameState?: GameState;
  readonly events?: readonly GameEvent[];
}

/** What a command changes: the entries to store, and further writes that must be in the same transaction. */
export interface CommandEffect {
  readonly entries: readonly NewEntry[];
  readonly alsoWrite?: readonly Write[];
  /** The table the answer names, when it is another one (a rematch). */
  readonly resultTable?: string;
}
