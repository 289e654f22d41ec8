import type { GameRecord, GameView, Result } from '@topsail/engine';
import type { Advice, Purpose } from '../advice/advice.ts';
import type { Bot, BotName } from '../bot.ts';
import type { Coach } from '../coach/coach.ts';
import type { Evaluation } from '../coach/evaluation.ts';
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

/** All that thinks in a worker, at hand or fetched when it is asked for. */
export interface Thinkers {
  readonly bot: (name: BotName, ruleset: string) => Bot | Promise<Bot>;
  readonly coach: (ruleset: string) => Coach | Promise<Coach>;
}

export function rulesetOf(question: Question): string {
  return (question.asks === 'review' ? question.record : question.view).setup.ruleset;
}

/** Thinks about a question until it is told to stop. */
export function tell(question: Question, coach: Coach, stop: () => boolean): Told[keyof Told] {
  switch (question.asks) {
    case 'advice':
      return coach.advise(question.view, question.seed, { stop, purpose: question.purpose });
    case 'evaluation':
      return coach.evaluate(question.view, question.seed, { stop });
    case 'review':
      return coach.review(question.record, question.seed);
  }
}
