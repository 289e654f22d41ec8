import type { State } from '../state.ts';

/** The other of the two fighters. */
export function loserOf(s: State, winner: number): number {
  return winner === s.ship ? s.foe : s.ship;
}
