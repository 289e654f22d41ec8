import type { GameView } from '@topsail/engine';

/** The levels a person may choose to play against, from the weakest on. */
export const LEVELS = ['cabin-boy', 'sailor', 'mate', 'captain'] as const;
export type Level = (typeof LEVELS)[number];

/** Frozen opponents, by which strength is measured. They are never edited: new ones get new names. */
export const BASELINES = ['random', 'thumb', 'greedy', 'tree-random', 'captain-2026'] as const;
export type Baseline = (typeof BASELINES)[number];

export type BotName = Level | Baseline;
export const BOT_NAMES: readonly BotName[] = [...BASELINES, ...LEVELS];

export function isLevel(name: BotName): name is Level {
  return LEVELS.some((level) => level === name);
}

/**
 * How long a bot may think. Its iterations are counted, so that a seed gives the same move on any machine; time is only
 * a second limit, and the caller's affair, since a bot has no clock.
 */
export interface Budget {
  /** Asked all the while; true ends the search at once with the best move found so far. */
  readonly stop?: () => boolean;
  /** So many times the usual tries; 1 if nothing is said. */
  readonly effort?: number;
}

/**
 * A player without hands. It is given what a person in that seat would see, and answers with the text of a legal move.
 * The seed is all its luck: the same view and seed give the same move.
 */
export interface Bot {
  choose(view: GameView, seed: number, budget?: Budget): string;
}
