import type { Decision, Signal, Thought } from '@topsail/bots';
import type { Store } from '@topsail/store';
import type { CommitQueue } from './commit-queue.ts';
import type { Lobby } from './lobby.ts';
import type { Log } from '../log.ts';
import type { TableMetrics } from './table-metrics.ts';
import type { RandomBytes } from '../random.ts';
import type { ThinkingFor } from './thinking-queue.ts';

/** What every table uses from the process. */
export interface TableContext {
  readonly store: Store;
  readonly commits: CommitQueue;
  readonly lobby: Lobby;
  readonly metrics: TableMetrics;
  readonly log: Log;
  readonly random: RandomBytes;
  think(decision: Decision, purpose: ThinkingFor, signal: Signal): Promise<Thought | undefined>;
  /** The shortest time between the last move and a bot's move, in milliseconds. */
  readonly botPause: number;
  /** When this process started. */
  readonly startedAt: number;
}
