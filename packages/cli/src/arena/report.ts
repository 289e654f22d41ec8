import { cpus } from 'node:os';
import { revisionOf, type Options } from '@topsail/engine';
import { rotations, summary, type BotName, type Summary } from '@topsail/bots';
import { gameOf } from '@topsail/games';
import type { Played } from './run.ts';

/** All that is known of a match after it: what was asked for, how it was played, what it came to. */
export interface ArenaReport extends Summary {
  readonly ruleset: string;
  readonly revision: number;
  readonly seats: number;
  readonly options: Options;
  readonly lineUp: readonly BotName[];
  readonly seed: string;
  readonly gamesAsked: number;
  readonly rotations: number;
  /** False when the match was stopped early. */
  readonly isComplete: boolean;
  readonly leftOver: number;
  readonly threads: number;
  readonly seconds: number;
  readonly node: string;
  readonly cpu: string;
}

/** How a match was played, as far as the match itself cannot know. Times of decisions are in milliseconds. */
export interface Circumstances {
  readonly threads: number;
  readonly seconds: number;
}

export function reportOf(played: Played, { threads, seconds }: Circumstances): ArenaReport {
  const { fixture, clusters, isComplete, leftOver } = played;
  const { match, games, seed } = fixture;
  const { ruleset, seats, options } = match.setup;
  const game = gameOf(ruleset);
  if (game === undefined) throw new Error(`no ruleset ${ruleset}`);
  return {
    ruleset,
    revision: revisionOf(game, ruleset),
    seats,
    options,
    lineUp: match.lineUp,
    seed,
    gamesAsked: games,
    rotations: rotations(match.lineUp).length,
    isComplete,
    leftOver,
    threads,
    seconds,
    node: process.version,
    cpu: cpus()[0]?.model ?? 'unknown processor',
    ...summary(match.lineUp, clusters, seed),
  };
}
