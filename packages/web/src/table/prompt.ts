import type { Move, Question, Seat } from '@topsail/engine';

/** What is asked, of whom, and what the person may answer. */
export interface Prompt {
  readonly question: Question;
  readonly waiting: readonly Seat[];
  readonly moves: readonly Move[];
}

/** Whether this seat owes an answer; not when somebody else gives it in its place. */
export function isAsked({ waiting, moves }: Prompt, seat: Seat | undefined): boolean {
  return seat !== undefined && waiting.includes(seat) && moves.length > 0;
}
