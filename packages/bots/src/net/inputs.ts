import type { GameState } from '@topsail/engine';

/** What a net is shown of a position: small whole numbers, a row of them for each entrant. */
export interface Inputs<S extends GameState> {
  /** How many numbers an entrant's row has. */
  readonly width: number;
  /** The seats, and the ghost ship where one sails. */
  entrants(state: S): number;
  /** Writes the rows of all entrants into `out`, one after the other. */
  measure(state: S, out: Int8Array): void;
}

/** So many make a whole: inputs are counted in parts of this. */
export const WHOLE = 32;
const MOST = 127;

/** A number as an input: to the nearest part, and no further from 0 than a byte reaches. */
export function asInput(x: number): number {
  const parts = WHOLE * x;
  if (parts >= MOST) return MOST;
  if (parts <= -MOST) return -MOST;
  return ((parts + MOST + 0.5) | 0) - MOST;
}
