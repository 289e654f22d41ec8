import { quantile } from './bootstrap.ts';
import type { Cluster } from './match.ts';

/** How long a bot thinks over a decision, in the unit of the clock that was used. */
export interface Times {
  readonly decisions: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

const NONE: Times = { decisions: 0, mean: 0, p50: 0, p95: 0, p99: 0, max: 0 };

export function timesOf(clusters: readonly Cluster[], name: string): Times {
  const sorted = Float64Array.from(allTimes(clusters, name)).sort();
  if (sorted.length === 0) return NONE;
  return {
    decisions: sorted.length,
    mean: sorted.reduce((sum, time) => sum + time, 0) / sorted.length,
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    p99: quantile(sorted, 0.99),
    max: sorted[sorted.length - 1],
  };
}

function* allTimes(clusters: readonly Cluster[], name: string): Generator<number> {
  for (const cluster of clusters) for (const { times } of cluster) yield* times[name] ?? [];
}
