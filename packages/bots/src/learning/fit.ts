import { weightOf, type Weights } from '../appraisal.ts';
import { descend } from './descend.ts';
import type { Lesson } from './lesson.ts';
import { bookOf, type LessonBook } from './lesson-book.ts';
import { SCORE_UNIT, scoreLoss } from './score-loss.ts';
import { slightCaution, type Caution } from './valley.ts';
import { surprise, winLoss } from './win-loss.ts';

interface Fitting<Known> {
  /** What is kept as far as the lessons do not speak against it. Without it, they begin with nothing. */
  readonly known?: Known | undefined;
  readonly onStep?: () => void;
}

export interface FittingValue extends Fitting<Weights> {
  /** How the weights came about: for those who read the file. */
  readonly from: string;
}

export type FittingChoice = Fitting<Readonly<Record<string, number>>>;

/** The weights under which the games that were played would have been likeliest. */
export function fitValue(
  names: readonly string[],
  lessons: readonly Lesson[],
  { from, known, onStep }: FittingValue,
): Weights {
  const book = bookOf(names.length, lessons);
  const wins = known && names.map((name) => weightOf(known, name)[0]);
  const scores = known && names.map((name) => weightOf(known, name)[1] / SCORE_UNIT);
  const win = descend(winLoss(book, cautionFor(book, wins)), onStep);
  const points = descend(scoreLoss(book, cautionFor(book, scores)), onStep);
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
  { known, onStep }: FittingChoice = {},
): Record<string, number> {
  const book = bookOf(names.length, lessons);
  const believed = known && names.map((name) => known[name] ?? 0);
  const weights = descend(winLoss(book, cautionFor(book, believed)), onStep);
  return Object.fromEntries(names.map((name, i) => [name, round(weights[i])]));
}

/** About so many lessons about one trait outweigh what is known of it. */
const TRUST = 50;

function cautionFor({ width, lessons }: LessonBook, believed: readonly number[] | undefined): Caution {
  if (believed === undefined) return slightCaution(width);
  return { pull: TRUST / lessons, believed: Float64Array.from(believed) };
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
