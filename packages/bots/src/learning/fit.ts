import type { Weights } from '../appraisal.ts';
import { descend, type Slope } from './descend.ts';
import type { Lesson } from './lesson.ts';

/** Pulls every weight towards 0, so that a trait seen seldom is not trusted far. */
const CAUTION = 1e-4;

/** The weights under which the games that were played would have been likeliest. */
export function fitValue(names: readonly string[], lessons: readonly Lesson[], from: string): Weights {
  const win = descend(names.length, (weights, slope) => winLoss(lessons, weights, slope));
  const points = descend(names.length, (weights, slope) => scoreLoss(lessons, weights, slope));
  return {
    from,
    traits: Object.fromEntries(
      names.map((name, i) => [name, [round(win[i]), round(SCALE * points[i])] as const]),
    ),
  };
}

/** The weights under which the choices that were made would have been likeliest. */
export function fitChoice(names: readonly string[], lessons: readonly Lesson[]): Record<string, number> {
  const weights = descend(names.length, (weights, slope) => winLoss(lessons, weights, slope));
  return Object.fromEntries(names.map((name, i) => [name, round(weights[i])]));
}

function round(weight: number): number {
  return Number(weight.toFixed(4));
}

/** How surprising the winners are, on average, if the chance to win is a softmax of weighted traits. */
export function winLoss(lessons: readonly Lesson[], weights: Float64Array, slope: Slope): number {
  let loss = cautionLoss(weights, slope);
  for (const { traits, wins } of lessons) {
    const chances = softmax(strengths(traits, weights));
    for (let entrant = 0; entrant < wins.length; entrant++) {
      if (wins[entrant] > 0) loss -= (wins[entrant] * Math.log(chances[entrant] + 1e-12)) / lessons.length;
      addRow(slope, traits, entrant, (chances[entrant] - wins[entrant]) / lessons.length);
    }
  }
  return loss;
}

/** How far the final scores, in tens, are from a weighted sum of traits, on average, squared. */
function scoreLoss(lessons: readonly Lesson[], weights: Float64Array, slope: Slope): number {
  let loss = cautionLoss(weights, slope);
  for (const { traits, scores } of lessons) {
    const expected = strengths(traits, weights);
    for (let entrant = 0; entrant < scores.length; entrant++) {
      const error = expected[entrant] - scores[entrant] / SCALE;
      loss += (error * error) / (2 * lessons.length);
      addRow(slope, traits, entrant, error / lessons.length);
    }
  }
  return loss;
}

/** Scores are counted in tens here, so that their weights are about as large as those of chances. */
const SCALE = 10;

function cautionLoss(weights: Float64Array, slope: Slope): number {
  let loss = 0;
  for (let i = 0; i < weights.length; i++) {
    loss += (CAUTION * weights[i] * weights[i]) / 2;
    slope[i] = CAUTION * weights[i];
  }
  return loss;
}

function strengths(traits: Float64Array, weights: Float64Array): Float64Array {
  const sums = new Float64Array(traits.length / weights.length);
  for (let i = 0; i < traits.length; i++)
    sums[(i / weights.length) | 0] += traits[i] * weights[i % weights.length];
  return sums;
}

function softmax(strengths: Float64Array): Float64Array {
  const most = Math.max(...strengths);
  const powers = strengths.map((strength) => Math.exp(strength - most));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

function addRow(slope: Slope, traits: Float64Array, entrant: number, by: number): void {
  for (let i = 0; i < slope.length; i++) slope[i] += by * traits[entrant * slope.length + i];
}
