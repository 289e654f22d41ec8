import type { GameState, GameView } from '@topsail/engine';
import type { Estimated } from '../advice/advice.ts';
import type { Budget } from '../bot.ts';

/** What every entrant may look forward to: the seats in order, then the ghost ship where one sails. */
export interface Evaluation {
  readonly chances: readonly Estimated[];
  readonly scores: readonly Estimated[];
}

/** Judges what a viewer sees, a spectator too, at any moment of a game. */
export type Evaluator = (view: GameView, seed: number, budget?: Budget) => Evaluation;

/**
 * Every entrant's chance to win where everything is known, as after a game; in the end, what it has won. The more often
 * it plays on, the surer it is; the same state and seed give the same.
 */
export type StateValue = (state: GameState, seed: number, tries: number) => Float64Array;
