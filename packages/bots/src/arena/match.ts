import type { Setup } from '@topsail/engine';
import type { BotName } from '../bot.ts';

/** What is to be measured: a table, and who plays at it. Plain data, so that it can be sent to another thread. */
export interface Match {
  readonly setup: Setup;
  /** One name a seat. Every seed is played in all rotations of it. */
  readonly lineUp: readonly BotName[];
  /** Who makes more or fewer tries than usual, and how many times as many. */
  readonly efforts?: Readonly<Partial<Record<BotName, number>>>;
}

/** How one seat fared in a game. */
export interface SeatResult {
  readonly name: string;
  /** The whole win, a fraction of a shared one, or nothing. What the ghost ship wins is nobody's. */
  readonly win: number;
  readonly score: number;
  /** Among the seats alone; those who share places have the mean of them. */
  readonly place: number;
}

/** A game that was played, without its moves. */
export interface GamePlayed {
  /** In the order of the seats; empty if the game was cut at its bound. */
  readonly seats: readonly SeatResult[];
  readonly moves: number;
  /** How long each decision took, by name: only where there was a choice. In the unit of the caller's clock. */
  readonly times: Readonly<Record<string, readonly number[]>>;
}

/** One seed in all rotations: what luck gave, it gave to everybody. Figures are drawn from whole clusters only. */
export type Cluster = readonly GamePlayed[];
