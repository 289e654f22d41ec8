import type { Chance } from '../chance.ts';

export interface Scripted extends Chance {
  /** Throws unless every scripted roll was asked for. */
  done(): void;
}

/** A step of a script: the value alone, or the value and what it must be rolled for. */
export type ScriptedRoll = number | readonly [what: string, value: number];

/** Luck written down by a test: a missing, surplus, misnamed or impossible roll is an error. */
export function scripted(...rolls: readonly ScriptedRoll[]): Scripted {
  let at = 0;
  return {
    roll(sides, what) {
      const step = rolls[at++];
      if (step === undefined) throw new Error(`roll ${at} is not in the script: ${what}, ${sides} sides`);
      const [name, value] = typeof step === 'number' ? [what, step] : step;
      if (name !== what) throw new Error(`roll ${at} should be for ${name}, but is for ${what}`);
      if (!Number.isInteger(value) || value < 1 || value > sides)
        throw new Error(`roll ${at} for ${what} is ${value}, not 1 to ${sides}`);
      return value;
    },
    done() {
      if (at !== rolls.length) throw new Error(`${rolls.length - at} scripted rolls were never asked for`);
    },
  };
}
