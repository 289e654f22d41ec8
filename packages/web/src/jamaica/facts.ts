import type { Foresight } from '@topsail/engine';
import type { View } from '@topsail/games';

export interface FactNotes {
  readonly notes: readonly string[];
  readonly danger: boolean;
}

/** What the engine foresees of an answer, in words; kinds of facts without words are left out. */
export function factNotes(_view: View, _foresight: Foresight): FactNotes {
  return { notes: [], danger: false };
}
