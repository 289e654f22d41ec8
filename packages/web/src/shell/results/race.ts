import type { Entrant } from '@topsail/engine';
import type { RecordReel } from '../../replay/record-reel.ts';

/** How far everybody still had to go, after every round of a game. */
export interface Race {
  /** The moment at which each of these rounds was over; the first is the start. */
  readonly moments: readonly number[];
  readonly lanes: readonly Lane[];
}

interface Lane {
  readonly entrant: Entrant;
  /** What was left of the way, and nothing when one is home. */
  readonly left: readonly number[];
}

/** `rounds` are the moments at which a round begins; the last moment ends the race. */
export function raceOf({ client, moments }: RecordReel, rounds: readonly number[]): Race {
  const shown = [...new Set([...rounds, moments.length - 1])];
  const lefts = shown.flatMap((moment) => {
    const at = moments[moment];
    return at === undefined ? [] : [client.distances(at.state)];
  });
  const entrants = [...(lefts[0]?.keys() ?? [])];
  return {
    moments: shown,
    lanes: entrants.map((entrant) => ({ entrant, left: lefts.map((left) => left.get(entrant) ?? 0) })),
  };
}
