/**
 * A loss over all weights that curves upwards everywhere, so that there is one lowest point and walking down finds it.
 * It is the mean over the lessons, and a little caution.
 */
export interface Valley {
  readonly width: number;
  /** How high the loss is at these weights. */
  height(weights: Float64Array): number;
  /** Writes down how steep it is there, and how that changes: the lower half of a square, row by row. */
  survey(weights: Float64Array, slope: Float64Array, bend: Float64Array): void;
}

/** Pulls every weight towards what is believed of it, so that a trait seen seldom is not trusted far. */
export interface Caution {
  readonly pull: number;
  readonly believed: Float64Array;
}

/** Where nothing is believed yet, a weight is pulled towards 0, and hardly. */
export function slightCaution(width: number): Caution {
  return { pull: 1e-4, believed: new Float64Array(width) };
}

export function cautionHeight(weights: Float64Array, { pull, believed }: Caution): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += (weights[i] - believed[i]) ** 2;
  return (pull * sum) / 2;
}

/** Caution's part of a survey, in place of what was written before. */
export function beginSurvey(
  weights: Float64Array,
  { pull, believed }: Caution,
  slope: Float64Array,
  bend: Float64Array,
): void {
  const width = weights.length;
  bend.fill(0);
  for (let i = 0; i < width; i++) {
    slope[i] = pull * (weights[i] - believed[i]);
    bend[i * width + i] = pull;
  }
}

/** Adds a row times itself to the bend. */
export function addSquare(bend: Float64Array, row: Float64Array, by: number): void {
  const width = row.length;
  for (let i = 0; i < width; i++) {
    const factor = by * row[i];
    if (factor === 0) continue;
    const line = i * width;
    for (let j = 0; j <= i; j++) bend[line + j] += factor * row[j];
  }
}
