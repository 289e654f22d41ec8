import type { Lesson } from './lesson.ts';

/** Many lessons laid end to end, so that going through them makes nothing new. */
export interface LessonBook {
  /** How many traits an entrant has. */
  readonly width: number;
  readonly lessons: number;
  /** The row at which each lesson begins, and behind the last one how many rows there are: one for each entrant. */
  readonly starts: Int32Array;
  readonly traits: Float64Array;
  readonly wins: Float64Array;
  readonly scores: Float64Array;
}

export function bookOf(width: number, lessons: readonly Lesson[]): LessonBook {
  const starts = new Int32Array(lessons.length + 1);
  lessons.forEach(({ wins }, i) => (starts[i + 1] = starts[i] + wins.length));
  const rows = starts[lessons.length];
  const traits = new Float64Array(rows * width);
  const wins = new Float64Array(rows);
  const scores = new Float64Array(rows);
  lessons.forEach((lesson, i) => {
    traits.set(lesson.traits, starts[i] * width);
    wins.set(lesson.wins, starts[i]);
    scores.set(lesson.scores, starts[i]);
  });
  return { width, lessons: lessons.length, starts, traits, wins, scores };
}

/** One row's traits, weighted and added up. */
export function strengthOf({ traits, width }: LessonBook, row: number, weights: Float64Array): number {
  const first = row * width;
  let sum = 0;
  for (let i = 0; i < width; i++) sum += traits[first + i] * weights[i];
  return sum;
}
