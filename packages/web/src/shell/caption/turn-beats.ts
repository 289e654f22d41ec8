import type { Entrant, GameEvent } from '@topsail/engine';

/** Which beat of the present turn is on the screen, and how many it has. */
export interface TurnBeats {
  readonly at: number;
  readonly of: number;
}

/**
 * Counts the beats around the one on the screen that tell of the same captain; one that tells of nobody goes with its
 * neighbours. `told` ends with the event on the screen, `ahead` begins after it.
 */
export function turnBeats(
  told: readonly GameEvent[],
  ahead: readonly GameEvent[],
  by: (event: GameEvent) => Entrant | undefined,
): TurnBeats {
  const now = told.at(-1);
  const actor = now === undefined ? undefined : by(now);
  const isOther = (event: GameEvent): boolean => ![actor, undefined].includes(by(event));
  const first = told.findLastIndex(isOther) + 1;
  const next = ahead.findIndex(isOther);
  const at = Math.max(0, told.length - 1 - first);
  return { at, of: at + 1 + (next < 0 ? ahead.length : next) };
}
