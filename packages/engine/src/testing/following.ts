import type { Chance } from '../chance.ts';

/** The same luck again as far as it fits; where other dice are asked for, fresh luck. */
export function following(rolls: readonly number[], fresh: Chance): Chance {
  let at = 0;
  return {
    roll(sides, what) {
      const value = rolls[at++];
      return value !== undefined && value <= sides ? value : fresh.roll(sides, what);
    },
  };
}
