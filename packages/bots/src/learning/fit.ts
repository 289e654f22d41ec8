import type { Weights } from '../appraisal.ts';
import { descend } from './descend.ts';
import type { Lesson } from './lesson.ts';
import { bookOf } from './lesson-book.ts';
import { SCORE_UNIT, scoreLoss } from './score-loss.ts';
import { surprise, winLoss } from './win-loss.ts';

export interface Fitting {
  /** How the weights came about: for those who read the file. */
  readonly from: string;
  readonly onStep?: () => void;
}

/** The weights under which the games that were played would have been likeliest. */
export function fitValue(
  names: readonly string[],
  lessons: readonly Lesson[],
  { from, onStep }: Fitting,
): Weights {
  const book = bookOf(names.length, lessons);
  const win = descend(winLoss(book), onStep);
  const points = descend(scoreLoss(book), onStep);
  return {
    from,
    traits: Object.fromEntries(
      names.map((name, i) => [name, [round(win[i]), round(SCORE_UNIT * points[i])] as const]),
    ),
  };
}

/** The weights under which the choices that were made would have been likeliest. */
export function fitChoice(
  names: readonly string[],
  lessons: readonly Lesson[],
  onStep?: () => void,
): Record<string, number> {
  const weights = descend(winLoss(bookOf(names.length, lessons)), onStep);
  return Object.fromEntries(names.map((name, i) => [name, round(weights[i])]));
}

function round(weight: number): number {
  // Nothing, not minus nothing.
  return Number(weight.toFixed(4)) + 0;
}

/**
 * How surprising the winners of these lessons are to one who has these weights: the mean of minus the logarithm of the
 * winner's chance. Without any weights, all chances are even.
 */
export function logLoss(
  names: readonly string[],
  lessons: readonly Lesson[],
  weights: Readonly<Record<string, number>>,
): number {
  return surprise(
    bookOf(names.length, lessons),
    Float64Array.from(names, (name) => weights[name] ?? 0),
  );
}
