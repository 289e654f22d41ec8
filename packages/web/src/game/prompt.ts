import type { Move, Question, Seat } from '@topsail/engine';

/** What is asked, of whom, and what the person may answer. */
export interface Prompt {
  readonly question: Question;
  readonly waiting: readonly Seat[];
  readonly moves: readonly Move[];
}
