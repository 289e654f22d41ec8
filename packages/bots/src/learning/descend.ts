import { solve } from './cholesky.ts';
import type { Valley } from './valley.ts';

const MOST_STEPS = 50;
/** The walk ends when the lowest point is no more than this below. */
const PRECISION = 1e-14;
/** Of the fall that slope and bend promise, a step must keep at least so much, up to the errors of arithmetic. */
const KEPT = 0.25;
const NOISE = 1e-13;
const SHORTEST = 2 ** -30;

/**
 * Walks down to the lowest point, from nothing. By Newton's method: each step goes to where the valley would be lowest
 * if it kept its bend, or part of the way there.
 */
export function descend(valley: Valley, onStep?: () => void): Float64Array {
  let weights: Float64Array = new Float64Array(valley.width);
  const slope = new Float64Array(valley.width);
  const bend = new Float64Array(valley.width ** 2);
  for (let step = 0; step < MOST_STEPS; step++) {
    valley.survey(weights, slope, bend);
    const way = solve(bend, slope);
    const fall = way.reduce((sum, part, i) => sum + part * slope[i], 0);
    onStep?.();
    if (fall < PRECISION) break;
    weights = downhill(valley, weights, way, fall);
  }
  return weights;
}

function downhill(valley: Valley, from: Float64Array, way: Float64Array, fall: number): Float64Array {
  const height = valley.height(from);
  let part = 1;
  let next = walked(from, way, part);
  while (valley.height(next) > height - KEPT * part * fall + NOISE && part > SHORTEST) {
    part /= 2;
    next = walked(from, way, part);
  }
  return next;
}

function walked(from: Float64Array, way: Float64Array, part: number): Float64Array {
  return from.map((weight, i) => weight - part * way[i]);
}
