import type { Chance } from '../chance.ts';

export interface Recording extends Chance {
  readonly rolls: readonly number[];
}

/** Passes another source on and remembers what came up. */
export function recording(source: Chance): Recording {
  const rolls: number[] = [];
  return {
    rolls,
    roll(sides, what) {
      const value = source.roll(sides, what);
      rolls.push(value);
      return value;
    },
  };
}
