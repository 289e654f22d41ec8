import type { Dice } from './dice.ts';
import type { Step } from './record.ts';

/** So many of the steps that stood were taken back. What they rolled stays rolled. */
export interface TakenBack {
  readonly undo: number;
}

/** Everything that happened, in order; the steps of the record are those that still stand at its end. */
export type Chronicle = readonly (Step | TakenBack)[];

/** What a record can tell beyond the moves that stand. */
export interface Story {
  readonly chronicle: Chronicle;
  readonly dice?: Dice;
}

export function isTakenBack(entry: Step | TakenBack): entry is TakenBack {
  return 'undo' in entry;
}
