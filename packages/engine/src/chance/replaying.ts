import type { Chance } from '../chance.ts';

/** A record whose rolls do not fit the moves; `replay` turns it into a refusal that names the line. */
export class RollMismatch extends Error {}

export interface Replaying extends Chance {
  /** Rolls not yet asked for. */
  left(): number;
}

/** Gives back recorded outcomes, one after the other. */
export function replaying(rolls: readonly number[]): Replaying {
  let at = 0;
  return {
    left: () => rolls.length - at,
    roll(sides, what) {
      const value = rolls[at++];
      if (!Number.isInteger(value) || value < 1 || value > sides) throw new RollMismatch(what);
      return value;
    },
  };
}
