import type { Chance } from '@topsail/engine';

const RESAMPLES = 1000;

/** From where to where a figure may well lie: 95 % of what chance could have made of it. */
export type Interval = readonly [from: number, to: number];

/**
 * The 95 % interval of every figure that `measure` draws from a row of sums: the rows are drawn anew, as many as there
 * are and each as likely as the other, a thousand times. None from a single row, which cannot tell how rows differ.
 */
export function intervals(
  rows: readonly Float64Array[],
  measure: (sums: Float64Array) => readonly number[],
  luck: Chance,
): Interval[] | undefined {
  if (rows.length < 2) return undefined;
  const samples = Array.from({ length: RESAMPLES }, () => measure(resampled(rows, luck)));
  return samples[0].map((_, figure) => middle(samples.map((sample) => sample[figure])));
}

/** All rows together. */
export function total(rows: readonly Float64Array[], length: number): Float64Array {
  const sums = new Float64Array(length);
  for (const row of rows) add(sums, row);
  return sums;
}

function resampled(rows: readonly Float64Array[], luck: Chance): Float64Array {
  const sums = new Float64Array(rows[0].length);
  rows.forEach(() => add(sums, rows[luck.roll(rows.length, 'resample') - 1]));
  return sums;
}

function add(sums: Float64Array, row: Float64Array): void {
  for (let i = 0; i < sums.length; i++) sums[i] += row[i];
}

function middle(values: readonly number[]): Interval {
  const sorted = Float64Array.from(values).sort();
  return [quantile(sorted, 0.025), quantile(sorted, 0.975)];
}

/** The value below which that part of the sorted values lies, between two of them in proportion. */
export function quantile(sorted: Float64Array, part: number): number {
  const where = part * (sorted.length - 1);
  const below = Math.floor(where);
  const above = Math.ceil(where);
  return sorted[below] + (sorted[above] - sorted[below]) * (where - below);
}
