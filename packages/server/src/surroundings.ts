import type { Decision, Signal, Thought } from '@topsail/bots';
import type { Store } from '@topsail/store';
import type { CommitQueue } from './commit-queue.ts';
import type { Lobby } from './lobby.ts';
import type { Log } from './log.ts';
import type { TableMetrics } from './table-metrics.ts';
import type { RandomBytes } from './random.ts';

/** What every table has around it. */
export interface Surroundings {
  readonly store: Store;
  readonly commits: CommitQueue;
  readonly lobby: Lobby;
  readonly metrics: TableMetrics;
  readonly log: Log;
  readonly random: RandomBytes;
  think(decision: Decision, signal: Signal): Promise<Thought | undefined>;
  /** No bot is seen to move sooner after the move before than this. */
  readonly botPause: number;
  /** Since when this process serves the tables. */
  readonly up: number;
}
