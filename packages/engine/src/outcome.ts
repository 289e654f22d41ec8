import type { Seat } from './seat.ts';

/** Who takes part in the ranking: a seat, or a ship nobody sits on. */
export type Entrant = Seat | 'ghost';

export interface ScorePart {
  readonly part: string;
  readonly points: number;
}

export interface Standing {
  readonly entrant: Entrant;
  /** 1 for the first place; equal ranks share the place. */
  readonly rank: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface Outcome {
  /** Why the game is over: a word of the game, such as `home`, `escape` or `drawn`. */
  readonly reason: string;
  readonly rule: string;
  /** Seats in order, then the ghost if it sails. */
  readonly standings: readonly Standing[];
}

/** The entrants in groups from the first place on. */
export function ranking(outcome: Outcome): Entrant[][] {
  const groups: Entrant[][] = [];
  const ranks = [...new Set(outcome.standings.map((s) => s.rank))].sort((a, b) => a - b);
  for (const rank of ranks)
    groups.push(outcome.standings.filter((s) => s.rank === rank).map((s) => s.entrant));
  return groups;
}
