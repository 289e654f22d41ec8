import { seeded } from '@topsail/engine';
import { intervals, total, type Interval } from '../arena/bootstrap.ts';
import type { Prediction } from './predict.ts';

/** Promises of about the same chance, and how often they came true. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly predictions: number;
  /** Means; not a number where there was no prediction. */
  readonly promised: number;
  readonly won: number;
  /** Of what was won less what was promised. */
  readonly interval: Interval | null;
}

export interface Calibration {
  readonly games: number;
  readonly predictions: number;
  /** The mean square of what was promised less what was won: 0 is perfect. */
  readonly brier: number;
  readonly brierInterval: Interval | null;
  /** What a promise of an even share, whatever the position, would have come to. */
  readonly evenBrier: number;
  /** How far the bins are from what they promised, on average over predictions. */
  readonly error: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;
/** What is added up for each bin: predictions, promised, won. Behind the bins: squared errors, and those of an even share. */
const PER_BIN = 3;
const ERRORS = BINS * PER_BIN;
const EVEN_ERRORS = ERRORS + 1;

/** How far promises can be trusted. Intervals are drawn from whole games, whose promises come true or fail together. */
export function calibrationOf(
  games: readonly (readonly Prediction[])[],
  even: number,
  seed: string,
): Calibration {
  const rows = games.map((predictions) => rowOf(predictions, even));
  const sums = total(rows, EVEN_ERRORS + 1);
  const drawn = intervals(rows, figuresOf, seeded(`${seed} calibration`));
  const count = countOf(sums);
  return {
    games: games.length,
    predictions: count,
    brier: sums[ERRORS] / count,
    brierInterval: drawn?.[BINS] ?? null,
    evenBrier: sums[EVEN_ERRORS] / count,
    error: errorOf(sums),
    bins: Array.from({ length: BINS }, (_, bin) => binOf(sums, bin, drawn?.[bin] ?? null)),
  };
}

/** The same, of each third of the game. */
export function thirdsOf(
  games: readonly (readonly Prediction[])[],
  even: number,
  seed: string,
): Calibration[] {
  return [0, 1, 2].map((third) => {
    const inThird = ({ gone }: Prediction): boolean => Math.floor(3 * gone) === third;
    return calibrationOf(
      games.map((predictions) => predictions.filter(inThird)),
      even,
      seed,
    );
  });
}

function rowOf(predictions: readonly Prediction[], even: number): Float64Array {
  const row = new Float64Array(EVEN_ERRORS + 1);
  for (const { promised, won } of predictions) {
    const at = PER_BIN * Math.min(BINS - 1, Math.floor(BINS * promised));
    row[at]++;
    row[at + 1] += promised;
    row[at + 2] += won;
    row[ERRORS] += (promised - won) ** 2;
    row[EVEN_ERRORS] += (even - won) ** 2;
  }
  return row;
}

function countOf(sums: Float64Array): number {
  let count = 0;
  for (let bin = 0; bin < BINS; bin++) count += sums[PER_BIN * bin];
  return count;
}

function gapOf(sums: Float64Array, bin: number): number {
  const at = PER_BIN * bin;
  return (sums[at + 2] - sums[at + 1]) / Math.max(1, sums[at]);
}

/** Bin by bin what was won less what was promised, then the mean square. */
function figuresOf(sums: Float64Array): number[] {
  const gaps = Array.from({ length: BINS }, (_, bin) => gapOf(sums, bin));
  return [...gaps, sums[ERRORS] / Math.max(1, countOf(sums))];
}

function errorOf(sums: Float64Array): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) error += sums[PER_BIN * bin] * Math.abs(gapOf(sums, bin));
  return error / countOf(sums);
}

function binOf(sums: Float64Array, bin: number, interval: Interval | null): Bin {
  const [predictions, promised, won] = sums.subarray(PER_BIN * bin, PER_BIN * (bin + 1));
  return {
    ...{ from: bin / BINS, to: (bin + 1) / BINS, predictions },
    promised: promised / predictions,
    won: won / predictions,
    interval: predictions === 0 ? null : interval,
  };
}
