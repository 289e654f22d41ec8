import type { GameView } from '@topsail/engine';
import type { Budget } from '../bot.ts';

/** What can be said for and against one move, before luck and the others have had their say. */
export interface Advice {
  readonly move: string;
  /** The chance to win, 0 to 1, and its standard error. */
  readonly chance: Estimated;
  /** The final score to be expected, and its standard error. */
  readonly score: Estimated;
  /** In what it differs from the other moves, the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Estimated {
  readonly mean: number;
  readonly error: number;
}

/** One aspect of the position to come, in its own unit: so much more, or less, than the other moves lead to. */
export interface Reason {
  readonly aspect: string;
  readonly difference: number;
}

/** Gives the moves of a view from the best to the worst. */
export type Adviser = (view: GameView, seed: number, budget?: Budget) => Advice[];
