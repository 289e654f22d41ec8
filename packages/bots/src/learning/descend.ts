/** The direction in which a loss grows, written anew at every step. */
export type Slope = Float64Array;

const STEPS = 400;
const RATE = 0.05;
const INERTIA = 0.9;
const SCALE_INERTIA = 0.999;

/** Walks down to the weights with the least loss (Adam's method: steps of a size that suits every weight). */
export function descend(
  width: number,
  loss: (weights: Float64Array, slope: Slope) => number,
  start = new Float64Array(width),
): Float64Array {
  const weights = start.slice();
  const slope = new Float64Array(width);
  const drift = new Float64Array(width);
  const spread = new Float64Array(width);
  for (let step = 1; step <= STEPS; step++) {
    loss(weights, slope);
    const rate = RATE * Math.min(1, (2 * (STEPS - step)) / STEPS);
    for (let i = 0; i < width; i++) {
      drift[i] = INERTIA * drift[i] + (1 - INERTIA) * slope[i];
      spread[i] = SCALE_INERTIA * spread[i] + (1 - SCALE_INERTIA) * slope[i] * slope[i];
      const steady = drift[i] / (1 - INERTIA ** step);
      weights[i] -= (rate * steady) / (Math.sqrt(spread[i] / (1 - SCALE_INERTIA ** step)) + 1e-8);
    }
  }
  return weights;
}
