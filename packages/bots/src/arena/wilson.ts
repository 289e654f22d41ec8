import type { Interval } from './bootstrap.ts';

/** 95 % of a bell curve lie within so many standard deviations. */
const Z = 1.959964;

/** Wilson's 95 % interval of a share that was seen in so many independent games. */
export function wilson(share: number, games: number): Interval {
  const more = (Z * Z) / games;
  const middle = (share + more / 2) / (1 + more);
  const half = (Z / (1 + more)) * Math.sqrt((share * (1 - share)) / games + more / games / 4);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/**
 * The interval of a mean share, from its share in every cluster: Wilson's, for as many independent games as would
 * scatter as much as the clusters do. Where all clusters are alike, as when every game was won, one counts as one game.
 */
export function clusterWilson(shares: readonly number[]): Interval {
  const count = shares.length;
  const mean = shares.reduce((sum, share) => sum + share, 0) / count;
  const scatter = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (count - 1) / count;
  return wilson(mean, scatter < 1e-12 ? count : (mean * (1 - mean)) / scatter);
}

/** What reaches as far as both do. */
export function hull(a: Interval, b: Interval): Interval {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
