import { seeded } from '@topsail/engine';
import { intervals, total, type Interval } from '../arena/bootstrap.ts';
import { hull, wilson } from '../arena/wilson.ts';
import type { GameWatched } from './watch.ts';

/** How often something was done that could have been. */
export interface DeedShare {
  readonly deed: string;
  readonly occasions: number;
  readonly done: number;
  /** Not a number where there was no occasion. */
  readonly share: number;
  readonly interval: Interval | null;
}

export interface DeedsSummary {
  readonly games: number;
  readonly deeds: readonly DeedShare[];
  /** A seat's final score, on average. */
  readonly score: { readonly value: number; readonly interval: Interval | null };
}

/** What was watched, added up. Intervals are drawn from whole games, and reach at least as far as Wilson's. */
export function deedsSummary(
  names: readonly string[],
  games: readonly GameWatched[],
  seed: string,
): DeedsSummary {
  const rows = games.map(rowOf);
  const sums = total(rows, 2 * names.length + 2);
  const drawn = intervals(rows, figuresOf, seeded(`${seed} deeds`));
  const figures = figuresOf(sums);
  const deeds = names.map((deed, i) => {
    const [occasions, done] = [sums[2 * i], sums[2 * i + 1]];
    const bounds = occasions === 0 ? undefined : drawn?.[i];
    const interval = bounds === undefined ? null : hull(bounds, wilson(figures[i], occasions));
    return { deed, occasions, done, share: occasions === 0 ? NaN : figures[i], interval };
  });
  const score = { value: figures[names.length], interval: drawn?.[names.length] ?? null };
  return { games: games.length, deeds, score };
}

/** Occasions and deeds one after the other, then seats and their points. */
function rowOf({ occasions, done, scores }: GameWatched): Float64Array {
  const pairs = occasions.flatMap((count, i) => [count, done[i]]);
  return Float64Array.of(
    ...pairs,
    scores.length,
    scores.reduce((sum, score) => sum + score, 0),
  );
}

/** The shares of all pairs; where there was no occasion, 0. */
function figuresOf(sums: Float64Array): number[] {
  return Array.from({ length: sums.length / 2 }, (_, i) => sums[2 * i + 1] / Math.max(1, sums[2 * i]));
}
