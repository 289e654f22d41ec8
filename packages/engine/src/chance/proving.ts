import type { Chance } from '../chance.ts';

/** A recorded roll that is not what the promised dice give. */
export class UntrueRoll extends Error {}

/** Passes recorded rolls on as long as they are what other dice give. */
export function proving(recorded: Chance, promised: Chance): Chance {
  return {
    roll(sides, what) {
      const value = recorded.roll(sides, what);
      if (promised.roll(sides, what) !== value) throw new UntrueRoll(what);
      return value;
    },
  };
}
