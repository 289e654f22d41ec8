import { seeded } from '@topsail/engine';
import { intervals, total, type Interval } from './bootstrap.ts';
import type { Cluster } from './match.ts';
import { ratings, strengths, withDraws } from './plackett-luce.ts';
import { at, rowOf, sheetOf, type Sheet, type Sum } from './sheet.ts';
import { timesOf, type Times } from './times.ts';
import { clusterWilson, hull } from './wilson.ts';

export interface Estimate {
  readonly value: number;
  /** The 95 % interval; none from a single seed. */
  readonly interval: Interval | null;
}

/** How a bot fared, all its seats together. */
export interface BotSummary {
  readonly name: string;
  /** How many seats it took. */
  readonly copies: number;
  /** The part of the games it won. */
  readonly winShare: Estimate;
  /** The part of the games that one seat of it won, to be compared with `even`. */
  readonly seatShare: Estimate;
  readonly score: Estimate;
  readonly place: Estimate;
  readonly rating: Estimate;
  readonly times: Times;
}

export interface Summary {
  readonly games: number;
  readonly seeds: number;
  /** Games stopped at their bound: nobody won them, and they count for no score, place or rating. */
  readonly cut: number;
  readonly movesPerGame: number;
  /** What a seat would win if all were alike and no ghost sailed. */
  readonly even: number;
  /** The part of the games that the ghost ship won, and those that were cut. */
  readonly nobodysShare: number;
  readonly bots: readonly BotSummary[];
}

const FIGURES = ['winShare', 'seatShare', 'score', 'place', 'rating'] as const;

/** What a match came to. The seed is the luck with which the intervals are drawn. */
export function summary(lineUp: readonly string[], clusters: readonly Cluster[], seed: string): Summary {
  const sheet = sheetOf(lineUp);
  const rows = clusters.map((cluster) => rowOf(sheet, cluster));
  const sums = total(rows, sheet.length);
  const best = strengths(sheet, withDraws(sheet, sums));
  const measure = (some: Float64Array): number[] => figuresOf(sheet, some, best);
  const figures = measure(sums);
  const drawn = intervals(rows, measure, seeded(`${seed} intervals`));
  const bounds = drawn?.map((interval, index) => widened(sheet, rows, index, interval));
  const estimate = (name: number, figure: number): Estimate => {
    const index = figure * sheet.names.length + name;
    return { value: figures[index], interval: bounds?.[index] ?? null };
  };
  const bots = sheet.names.map((name, index) => {
    const [winShare, seatShare, score, place, rating] = FIGURES.map((_, figure) => estimate(index, figure));
    const times = timesOf(clusters, name);
    return { name, copies: sheet.copies[index], winShare, seatShare, score, place, rating, times };
  });
  return { ...countsOf(clusters), even: 1 / lineUp.length, bots };
}

/**
 * Shares reach at least as far as Wilson's interval: drawing whole clusters anew tells nothing of what might have
 * happened where all clusters ended alike.
 */
function widened(sheet: Sheet, rows: readonly Float64Array[], index: number, interval: Interval): Interval {
  const name = index % sheet.names.length;
  const figure = FIGURES[Math.floor(index / sheet.names.length)];
  if (figure !== 'winShare' && figure !== 'seatShare') return interval;
  const copies = sheet.copies[name];
  const shares = rows.map((row) => (copies * row[at(sheet, 'wins', name)]) / row[at(sheet, 'seats', name)]);
  const [from, to] = clusterWilson(shares);
  return hull(interval, figure === 'winShare' ? [from, to] : [from / copies, to / copies]);
}

/** Every figure for every name, in the order of FIGURES. The search for the strengths starts at `near`. */
function figuresOf(sheet: Sheet, sums: Float64Array, near: readonly number[]): number[] {
  const per = (sum: Sum, of: Sum): number[] =>
    sheet.names.map((_, name) => sums[at(sheet, sum, name)] / sums[at(sheet, of, name)]);
  const seatShares = per('wins', 'seats');
  return [
    ...seatShares.map((share, name) => share * sheet.copies[name]),
    ...seatShares,
    ...per('points', 'finished'),
    ...per('places', 'finished'),
    ...ratings(sheet, strengths(sheet, withDraws(sheet, sums), near)),
  ];
}

function countsOf(
  clusters: readonly Cluster[],
): Pick<Summary, 'games' | 'seeds' | 'cut' | 'movesPerGame' | 'nobodysShare'> {
  const games = clusters.flat();
  const won = games.flatMap(({ seats }) => seats).reduce((sum, { win }) => sum + win, 0);
  return {
    games: games.length,
    seeds: clusters.length,
    cut: games.filter(({ seats }) => seats.length === 0).length,
    movesPerGame: games.reduce((sum, { moves }) => sum + moves, 0) / games.length,
    nobodysShare: Math.max(0, 1 - won / games.length),
  };
}
