import type { GameRecord, GameView, Result } from '@topsail/engine';
import type { Advice, Adviser, Purpose } from '../advice/advice.ts';
import type { Bot, BotName } from '../bot.ts';
import type { Evaluation, Evaluator } from '../coach/evaluation.ts';
import type { GameReview } from '../coach/review.ts';

/** What a coach is asked: plain data, since it travels from thread to thread. */
export type Question = Asked & {
  readonly seed: number;
  /** How long to think before the answer must come; what is found by then is told. A review is never cut short. */
  readonly milliseconds: number;
};

type Asked =
  | { readonly asks: 'advice'; readonly view: GameView; readonly purpose: Purpose }
  | { readonly asks: 'evaluation'; readonly view: GameView }
  | { readonly asks: 'review'; readonly record: GameRecord };

/** What is told, by what was asked. */
export interface Told {
  readonly advice: readonly Advice[];
  readonly evaluation: Evaluation;
  readonly review: Result<GameReview>;
}

/** What comes of a question: an answer, or why there is none. */
export type Answer<T> = { readonly value: T } | { readonly failed: string };

/** All that thinks in a worker. */
export interface Thinkers {
  readonly bot: (name: BotName, ruleset: string) => Bot;
  readonly advise: Adviser;
  readonly evaluate: Evaluator;
  readonly review: (record: GameRecord, seed: number) => Result<GameReview>;
}

/** Thinks about a question until it is told to stop. */
export function tell(
  question: Question,
  { advise, evaluate, review }: Thinkers,
  stop: () => boolean,
): Told[keyof Told] {
  switch (question.asks) {
    case 'advice':
      return advise(question.view, question.seed, { stop, purpose: question.purpose });
    case 'evaluation':
      return evaluate(question.view, question.seed, { stop });
    case 'review':
      return review(question.record, question.seed);
  }
}
