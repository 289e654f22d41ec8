import type { GameRecord, Result } from '@topsail/engine';
import type { Adviser } from '../advice/advice.ts';
import type { Evaluator } from './evaluation.ts';
import type { GameReview } from './review.ts';

/** Speaks about a game instead of playing it. */
export interface Coach {
  /** What there is to be said of every move, from the best to the worst. */
  readonly advise: Adviser;
  /** What everybody may look forward to, at any moment of a game. */
  readonly evaluate: Evaluator;
  /** What a game that is over came from: luck, one's own choices and those of the others. */
  readonly review: (record: GameRecord, seed: number) => Result<GameReview>;
}
