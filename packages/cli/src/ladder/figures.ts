import { cpus } from 'node:os';
import type { BotSummary, Estimate } from '@topsail/bots';
import type { ArenaReport } from '../arena/report.ts';

/** A figure, and from where to where it may well lie. No bounds from a single seed. */
export interface Measured {
  readonly value: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** What a bout came to, as it is kept. */
export interface BoutFigures {
  /** As `boutName` has it. */
  readonly name: string;
  readonly revision: number;
  readonly seed: string;
  readonly gamesAsked: number;
  readonly games: number;
  readonly seeds: number;
  /** Games stopped at their bound. */
  readonly cut: number;
  readonly won: Measured;
  /** The part of the games that the ghost ship won, and those that were cut. */
  readonly nobodys: number;
  readonly points: Both;
  /** For a decision, on average. */
  readonly milliseconds: Both;
  /** How far the bot stands above its opponents in rating. */
  readonly above: Measured;
  /** The day. */
  readonly played: string;
  readonly machine: string;
}

interface Both {
  readonly bot: number;
  readonly against: number;
}

export function figuresOf(name: string, report: ArenaReport): BoutFigures {
  const { revision, seed, gamesAsked, games, seeds, cut, nobodysShare } = report;
  const [bot, against] = report.bots;
  if (bot === undefined || against === undefined) throw new Error('a bout takes two');
  return {
    ...{ name, revision, seed, gamesAsked, games, seeds, cut },
    won: measured(bot.winShare, 4),
    nobodys: rounded(nobodysShare, 4),
    points: { bot: rounded(bot.score.value, 2), against: rounded(against.score.value, 2) },
    milliseconds: { bot: rounded(bot.times.mean, 3), against: rounded(against.times.mean, 3) },
    above: measured(distanceOf(bot, against), 1),
    ...whenAndWhere(),
  };
}

/** The day, and the machine. */
export function whenAndWhere(): Pick<BoutFigures, 'played' | 'machine'> {
  const model = cpus()[0]?.model ?? 'unknown processor';
  return {
    played: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${model.trim()}, Node ${process.version}`,
  };
}

/** One of two ratings stands at 0, so the other one's bounds are those of the distance. */
function distanceOf({ rating }: BotSummary, { rating: below }: BotSummary): Estimate {
  const [from, to] = rating.interval ?? [];
  const [lower, upper] = below.interval ?? [];
  if (from === undefined || to === undefined || lower === undefined || upper === undefined)
    return { value: rating.value - below.value, interval: null };
  return { value: rating.value - below.value, interval: [from - upper, to - lower] };
}

export function measured({ value, interval }: Estimate, digits: number): Measured {
  const [from, to] = interval ?? [null, null];
  return {
    value: rounded(value, digits),
    from: from === null ? null : rounded(from, digits),
    to: to === null ? null : rounded(to, digits),
  };
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
