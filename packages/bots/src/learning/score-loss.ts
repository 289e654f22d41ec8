import { strengthOf, type LessonBook } from './lesson-book.ts';
import { addSquare, beginSurvey, cautionHeight, slightCaution, type Valley } from './valley.ts';

/** Scores are counted in tens here, so that their weights are about as large as those of chances. */
export const SCORE_UNIT = 10;

/** How far the final scores are from a weighted sum of traits, squared, summed over the entrants, on average. */
export function scoreLoss(book: LessonBook, caution = slightCaution(book.width)): Valley {
  const { width, lessons, wins, traits } = book;
  const rows = wins.length;
  return {
    width,
    height(weights) {
      let sum = 0;
      for (let row = 0; row < rows; row++) sum += errorOf(book, row, weights) ** 2;
      return cautionHeight(weights, caution) + sum / (2 * lessons);
    },
    survey(weights, slope, bend) {
      beginSurvey(weights, caution, slope, bend);
      for (let row = 0; row < rows; row++) {
        const error = errorOf(book, row, weights) / lessons;
        const one = traits.subarray(row * width, (row + 1) * width);
        for (let i = 0; i < width; i++) slope[i] += error * one[i];
        addSquare(bend, one, 1 / lessons);
      }
    },
  };
}

function errorOf(book: LessonBook, row: number, weights: Float64Array): number {
  return strengthOf(book, row, weights) - book.scores[row] / SCORE_UNIT;
}
