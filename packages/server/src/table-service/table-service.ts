import type { Answer, Channel, Command, GameSummary, PlanRequest } from '@topsail/protocol';
import type { Client } from '../client.ts';
import type { VersionRange } from '../table/history/past-frames.ts';

/** A command that a client sent. */
export interface CommandRequest {
  readonly table: string;
  readonly id: string;
  readonly seen: number;
  readonly command: Command;
}

/**
 * All tables, as connections use them. Every method answers with frames to the client; its promise settles when the answer
 * was sent, so that a connection can handle one message after the other.
 */
export interface TableService {
  /** Loads the tables whose deadline has passed, now and from then on, and makes missing summaries. Never rejects. */
  wakeTables(): Promise<void>;
  create(client: Client, id: string, plan: PlanRequest): Promise<void>;
  open(client: Client, table: string, since: number | undefined): Promise<void>;
  close(client: Client, table: string): void;
  execute(client: Client, request: CommandRequest): Promise<void>;
  say(client: Client, table: string, channel: Channel, text: string): Promise<void>;
  watchLobby(client: Client): void;
  unwatchLobby(client: Client): void;
  /** Sends the client the person's own games, and from then on what changes in them. */
  watchGames(client: Client): Promise<void>;
  unwatchGames(client: Client): void;
  /** The person's finished games that come after the given one of them. */
  olderGames(person: string, after: string): Promise<readonly GameSummary[]>;
  /** The client's connection has closed. */
  disconnected(client: Client): void;
  /** The record of a finished game as text. Before the end it would reveal hidden cards. */
  record(table: string, person: string): Promise<Answer<string>>;
  /** The frames of these versions, or of the newest, as this person saw them; as spectators saw them when it is ''. */
  pastFrames(
    table: string,
    person: string,
    range: VersionRange | undefined,
  ): Promise<Answer<readonly string[]>>;
  /** What is left of a damaged table: the frames before the damage, as this person saw them. Only for its players. */
  readableFrames(table: string, person: string): Promise<Answer<readonly string[]>>;
  stats(): ServiceStats;
  /** Accepts no more commands; settles when all accepted ones are on disk and their viewers notified. */
  stop(): Promise<void>;
}

/** Current numbers for the metrics. */
export interface ServiceStats {
  readonly tables: { readonly loaded: number; readonly watched: number; readonly damaged: number };
  readonly bots: { readonly thinking: number; readonly waiting: number };
  readonly lobbyWatchers: number;
}
