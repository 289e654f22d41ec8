import type { Entrant, Seat, Sketch } from '@topsail/engine';
import type { SeatInfo, TableStage } from './seats.ts';
import type { Clock } from './table-plan.ts';

/** What a table waits for: an answer to the game, consent to an undo, a sealed or open nonce, the host's start. */
export const WAITING_FOR = ['move', 'consent', 'nonce', 'start'] as const;

/** A person's seat for which the table waits. */
export interface WaitingSeat {
  readonly seat: Seat;
  readonly for: (typeof WAITING_FOR)[number];
  /** When the time of the seat is up; null without a clock. */
  readonly deadline: number | null;
}

/** A place in the ranking of a game that is over. */
export interface FinalPlace {
  readonly entrant: Entrant;
  readonly rank: number;
  readonly score: number;
}

/** A table in short, as all its people may know it: enough to show it in the list of one's games. */
export interface GameSummary {
  readonly table: string;
  readonly ruleset: string;
  readonly stage: TableStage;
  readonly clock: Clock;
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly WaitingSeat[];
  /** The board in small; null before the start. */
  readonly sketch: Sketch | null;
  /** Null until the game is over. */
  readonly places: readonly FinalPlace[] | null;
  readonly rematch: string | null;
  /** When the table last changed. */
  readonly at: number;
}
