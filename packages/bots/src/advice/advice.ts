import type { GameView } from '@topsail/engine';
import type { Budget } from '../bot.ts';

/** What can be said for and against one move, before luck and the others have had their say. */
export interface Advice {
  readonly move: string;
  /** The chance to win, 0 to 1, and its standard error. */
  readonly chance: Estimated;
  /**
   * How much less likely to win than the first move of the list. All moves are tried in the same worlds with the same
   * luck, so the error of this difference is much smaller than those of the chances; 0 for the first move itself.
   */
  readonly behind: Estimated;
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

/** How thoroughly: a hint comes at once; a coach looks again, and longer, at moves that are hard to tell apart. */
export type Purpose = 'hint' | 'coach';

export interface AdviceBudget extends Budget {
  /** A hint where nothing else is said. */
  readonly purpose?: Purpose;
}

/** Gives the moves of a view from the best to the worst. */
export type Adviser = (view: GameView, seed: number, budget?: AdviceBudget) => Advice[];
