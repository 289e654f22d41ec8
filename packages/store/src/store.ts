import type { Channel, GameSummary, Listing, TablePlan, TableStage } from '@topsail/protocol';
import type { CommandRow, EntryRow } from './entry.ts';
import type { DueNotice, NoticeSettings, NoticeTarget, NoticeWrite } from './notices.ts';
import type { ChatRow, GameRow, Members, PersonRow, SnapshotRow, TableRow, TokenRow } from './rows.ts';

/** One write. All writes of a `commit` are stored or none, except those that conflict. */
export type Write =
  | { readonly w: 'person'; readonly row: PersonRow }
  | { readonly w: 'rename'; readonly person: string; readonly name: string }
  | { readonly w: 'token'; readonly row: TokenRow }
  /** Deletes a token: a conflict when it does not exist (any more). */
  | { readonly w: 'spend'; readonly hash: string }
  /** Moves the end of a token. */
  | { readonly w: 'extend'; readonly hash: string; readonly expires: number }
  | { readonly w: 'table'; readonly row: TableRow }
  | { readonly w: 'entry'; readonly row: EntryRow }
  | {
      readonly w: 'listing';
      readonly table: string;
      readonly stage: TableStage;
      readonly listing: Listing;
      readonly touched: number;
      readonly wake: number | null;
    }
  /** Replaces the plan; the original one is kept. Belongs to a `plan-changed` entry. */
  | { readonly w: 'plan'; readonly table: string; readonly plan: TablePlan; readonly revision: number }
  /** Replaces an older summary of the same table. Its first one also stores the members; a later one if they are others. */
  | {
      readonly w: 'summary';
      readonly table: string;
      readonly version: number;
      readonly summary: GameSummary;
      readonly members: Members;
      readonly areOthers: boolean;
    }
  /** Replaces an older snapshot of the same table. */
  | { readonly w: 'snapshot'; readonly row: SnapshotRow }
  | { readonly w: 'chat'; readonly row: ChatRow }
  | NoticeWrite;

/** Writes that are stored together or not at all: a conflict of one is a conflict of all. */
export interface Together {
  readonly w: 'together';
  readonly writes: readonly Write[];
}

/**
 * The result of a write. Conflict: its unique key is taken (a version, a token, the command that created a table), or
 * what it builds on does not exist (the version before, the table, the person to rename). Then nothing of it is stored,
 * nor any later write of the same commit to the same table.
 */
export type Verdict = 'stored' | 'conflict';

/** The disk is full or broken: nothing of the commit was written. */
export class StoreFailure extends Error {
  readonly full: boolean;

  constructor(message: string, full: boolean) {
    super(message);
    this.full = full;
  }
}

/**
 * Persistent storage. Small on purpose: one process uses SQLite, many could share PostgreSQL. Reads see every commit that has
 * settled. Data of one table fits its schema, or the read rejects with `DamagedTable`; lists of tables are lists of ids, so
 * that one damaged table does not hide the others.
 */
export interface Store {
  /** Settles when all of it is on disk and survives a power failure; rejects with a `StoreFailure` when none of it is. */
  commit(writes: readonly (Write | Together)[]): Promise<readonly Verdict[]>;

  person(person: string): Promise<PersonRow | undefined>;
  /** The token's row; undefined when there is none. The caller checks whether it has expired. */
  token(hash: string): Promise<TokenRow | undefined>;
  /** All tokens of a person and of the programs they own, the oldest first. */
  tokensOf(person: string): Promise<readonly TokenRow[]>;
  /** The hashes of tokens that expired before this time. */
  expiredTokens(before: number, limit: number): Promise<readonly string[]>;

  table(table: string): Promise<TableRow | undefined>;
  /** The table that this person created with this command. */
  madeBy(person: string, command: string): Promise<string | undefined>;
  /** Entries after this version, in order; at most `limit` when given. */
  entries(table: string, after: number, limit?: number): Promise<readonly EntryRow[]>;
  /** Every command that made an entry of the table, in order. */
  commands(table: string): Promise<readonly CommandRow[]>;
  /** Undefined when there is none or it cannot be read: a snapshot only saves time. */
  snapshot(table: string): Promise<SnapshotRow | undefined>;
  /** The ids of tables in one of these stages, the last touched first. */
  tables(stages: readonly TableStage[], limit: number): Promise<readonly string[]>;
  /** Tables whose `wake` is not later than this, the earliest first. */
  alarms(until: number, limit: number): Promise<readonly string[]>;
  /** The last lines of one channel of the table's chat, the oldest first. */
  chat(table: string, channel: Channel, limit: number): Promise<readonly ChatRow[]>;
  /** How many lines that channel has. */
  chatLength(table: string, channel: Channel): Promise<number>;

  /** The tables of a person in this stage, the newest first; `after` a given one of them. */
  gamesOf(person: string, stage: TableStage, limit: number, after?: string): Promise<readonly GameRow[]>;
  /** The ids of tables without a summary in order, at most `limit` after the given one. */
  withoutSummary(after: string, limit: number): Promise<readonly string[]>;
  /** What the person chose; undefined when they never chose. */
  noticeSettings(person: string): Promise<NoticeSettings | undefined>;
  /** Where this person gets notices, the oldest first. */
  noticeTargets(person: string): Promise<readonly NoticeTarget[]>;
  /** Notices that are to be sent or taken back by this time, the earliest first. */
  dueNotices(until: number, limit: number): Promise<readonly DueNotice[]>;
  /** When the next notice is due; undefined when none is. */
  nextNotice(): Promise<number | undefined>;

  /** The ids of all tables in order, at most `limit` after the given one. */
  tableIds(after: string, limit: number): Promise<readonly string[]>;
  /** Rejects when a commit would fail now. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
