import { strengthOf, type LessonBook } from './lesson-book.ts';
import { addSquare, beginSurvey, cautionHeight, slightCaution, type Valley } from './valley.ts';

/** How surprising the winners are, on average, if the chance to win is a softmax of weighted traits. */
export function winLoss(book: LessonBook, caution = slightCaution(book.width)): Valley {
  return {
    width: book.width,
    height: (weights) => cautionHeight(weights, caution) + surprise(book, weights),
    survey: (weights, slope, bend) => {
      beginSurvey(weights, caution, slope, bend);
      const sums = { slope, bend, mean: new Float64Array(book.width), row: new Float64Array(book.width) };
      for (let lesson = 0; lesson < book.lessons; lesson++) surveyLesson(book, lesson, weights, sums);
    },
  };
}

/** The mean of minus the logarithm of the winner's chance. */
export function surprise(book: LessonBook, weights: Float64Array): number {
  const { starts, wins, lessons } = book;
  let sum = 0;
  for (let lesson = 0; lesson < lessons; lesson++) {
    const share = logSum(book, lesson, weights);
    for (let row = starts[lesson]; row < starts[lesson + 1]; row++)
      if (wins[row] > 0) sum += wins[row] * (share - strengthOf(book, row, weights));
  }
  return sum / lessons;
}

/** The logarithm of all entrants' powers of e together: subtracted from a strength, it leaves that of a chance. */
function logSum(book: LessonBook, lesson: number, weights: Float64Array): number {
  const [from, to] = [book.starts[lesson], book.starts[lesson + 1]];
  let most = -Infinity;
  for (let row = from; row < to; row++) most = Math.max(most, strengthOf(book, row, weights));
  let sum = 0;
  for (let row = from; row < to; row++) sum += Math.exp(strengthOf(book, row, weights) - most);
  return most + Math.log(sum);
}

/** Where a survey is added up, and scratch space. */
interface Sums {
  readonly slope: Float64Array;
  readonly bend: Float64Array;
  readonly mean: Float64Array;
  readonly row: Float64Array;
}

/** The slope is chance less win; the bend is how far the traits spread around their mean, by chance. */
function surveyLesson(book: LessonBook, lesson: number, weights: Float64Array, sums: Sums): void {
  const { starts, traits, wins, width, lessons } = book;
  const { slope, bend, mean, row: centred } = sums;
  const share = logSum(book, lesson, weights);
  mean.fill(0);
  for (let row = starts[lesson]; row < starts[lesson + 1]; row++) {
    const chance = Math.exp(strengthOf(book, row, weights) - share);
    const error = (chance - wins[row]) / lessons;
    for (let i = 0; i < width; i++) {
      mean[i] += chance * traits[row * width + i];
      slope[i] += error * traits[row * width + i];
    }
  }
  for (let row = starts[lesson]; row < starts[lesson + 1]; row++) {
    const chance = Math.exp(strengthOf(book, row, weights) - share);
    for (let i = 0; i < width; i++) centred[i] = traits[row * width + i] - mean[i];
    addSquare(bend, centred, chance / lessons);
  }
}
