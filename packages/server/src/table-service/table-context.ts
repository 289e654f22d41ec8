import type { Decision, Signal, Thought } from '@topsail/bots';
import type { Command, refuse } from '@topsail/protocol';
import type { Store } from '@topsail/store';
import type { Client } from '../client.ts';
import type { CommitQueue } from './commit-queue.ts';
import type { Lobby } from './lobby.ts';
import type { Log } from '../log.ts';
import type { MyGames } from './my-games.ts';
import type { TableMetrics } from './table-metrics.ts';
import type { RandomBytes } from '../random.ts';
import type { ThinkingFor } from './thinking-queue.ts';

/** What every table uses from the process. */
export interface TableContext {
  readonly store: Store;
  readonly commits: CommitQueue;
  readonly lobby: Lobby;
  readonly myGames: MyGames;
  readonly metrics: TableMetrics;
  readonly log: Log;
  readonly random: RandomBytes;
  /** Refuses a command of a person who, or whose address, asks too often or for too much. */
  refuseTooMuch(client: Client, command: Command): ReturnType<typeof refuse> | undefined;
  /** Counts a line of chat; returns the seconds to wait when there were too many. */
  countChatLine(client: Client): number | undefined;
  think(decision: Decision, purpose: ThinkingFor, signal: Signal): Promise<Thought | undefined>;
  /** The shortest time between the last move and a bot's move, in milliseconds. */
  readonly botPause: number;
  /** The time by which clocks run and entries are dated. */
  readonly now: () => number;
  /** How long a turn of a slow game waits before its notice is sent, in milliseconds. */
  readonly noticeDelay: number;
  /** Called when a commit may have changed the outbox. */
  onNotices(): void;
  /** When this process started. */
  readonly startedAt: number;
}
