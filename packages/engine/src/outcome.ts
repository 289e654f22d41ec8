import type { Seat } from './seat.ts';

/** Who takes part in the ranking: a seat, or under a name of the game somebody whom no seat plays. */
export type Entrant = Seat | string;

export function isSeat(entrant: Entrant): entrant is Seat {
  return typeof entrant === 'number';
}

export interface ScorePart {
  readonly part: string;
  readonly points: number;
}

export interface Standing<E extends Entrant = Entrant> {
  readonly entrant: E;
  /** 1 for the first place; equal ranks share the place. */
  readonly rank: number;
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

export interface Outcome<E extends Entrant = Entrant> {
  /** Why the game is over: a word of the game, such as `home`, `escape` or `drawn`. */
  readonly reason: string;
  readonly rule: string;
  /** Seats in order, then those whom no seat plays. */
  readonly standings: readonly Standing<E>[];
}

/** The entrants in groups from the first place on. */
export function ranking<E extends Entrant>(outcome: Outcome<E>): E[][] {
  const groups: E[][] = [];
  const ranks = [...new Set(outcome.standings.map((s) => s.rank))].sort((a, b) => a - b);
  for (const rank of ranks)
    groups.push(outcome.standings.filter((s) => s.rank === rank).map((s) => s.entrant));
  return groups;
}
