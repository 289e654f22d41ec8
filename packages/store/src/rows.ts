import type { ChatLine, Listing, Plan, TableStage } from '@topsail/protocol';

/** A table as it was made. It never changes, but for `stage`, `listing`, `touched` and `wake`, which only save time. */
export interface TableRow {
  readonly table: string;
  readonly plan: Plan;
  /** The person who made it. */
  readonly host: string;
  /** The command that made it: the same one makes it only once. */
  readonly command: string;
  /** Of the ruleset, when the table was made. */
  readonly revision: number;
  /** 64 hexadecimal digits. Never leaves the server before the game is over. */
  readonly secret: string;
  readonly created: number;
  readonly stage: TableStage;
  readonly listing: Listing;
  readonly touched: number;
  /** When somebody must look at it even if nobody comes (a deadline); null: never. */
  readonly wake: number | null;
}

export interface PersonRow {
  readonly person: string;
  readonly name: string;
  /** Plays by the protocol and is no person; `owner` made the token. */
  readonly program: boolean;
  readonly owner: string | null;
  readonly created: number;
}

/** What lets somebody be a person again. Only the hash of the token is kept. */
export interface TokenRow {
  readonly hash: string;
  readonly person: string;
  /** A recovery token works once. */
  readonly kind: 'session' | 'recovery' | 'program';
  readonly created: number;
  readonly expires: number | null;
}

/** A position in full, so that a long game need not be replayed from its beginning. Only saves time. */
export interface SnapshotRow {
  readonly table: string;
  readonly version: number;
  /** What the server needs to go on from here, as JSON text. */
  readonly body: string;
}

export interface ChatRow extends ChatLine {
  readonly table: string;
}
