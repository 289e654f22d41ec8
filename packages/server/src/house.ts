import type { Answer, Channel, Deed, WishRead } from '@topsail/protocol';
import type { Client } from './client.ts';
import type { Stretch } from './table/seen.ts';

/** What somebody wants done at a table. */
export interface Command {
  readonly table: string;
  readonly command: string;
  readonly seen: number;
  readonly deed: Deed;
}

/**
 * All tables, as the connections see them. Every method answers by frames to the client; a promise settles when the
 * answer has been sent, so that a connection can take one message after the other.
 */
export interface House {
  create(client: Client, command: string, wish: WishRead): Promise<void>;
  open(client: Client, table: string, since: number | undefined): Promise<void>;
  close(client: Client, table: string): void;
  act(client: Client, command: Command): Promise<void>;
  say(client: Client, table: string, channel: Channel, text: string): Promise<void>;
  watchLobby(client: Client): void;
  unwatchLobby(client: Client): void;
  /** The connection is no more. */
  gone(client: Client): void;
  /** The record of a game that is over, as text, for whoever may look at it: before the end it would tell what is hidden. */
  record(table: string, person: string): Promise<Answer<string>>;
  /** The frames in which this person, or with nobody's name any spectator, was shown these versions or the newest. */
  seen(table: string, person: string, stretch: Stretch | undefined): Promise<Answer<readonly string[]>>;
  census(): Census;
  /** Takes no more commands, and settles when everything taken is on disk and told. */
  stop(): Promise<void>;
}

/** How much is going on, for the metrics. */
export interface Census {
  readonly tables: { readonly live: number; readonly watched: number };
  readonly bots: { readonly thinking: number; readonly waiting: number };
  readonly lobbyWatchers: number;
}
