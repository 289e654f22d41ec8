import type { ChatLine, Listing, TablePlan, TableStage } from '@topsail/protocol';

/** A table as it was created. Only `stage`, `listing`, `touched` and `wake` change; they are derived and save time. */
export interface TableRow {
  readonly table: string;
  readonly plan: TablePlan;
  /** The person who created it. */
  readonly host: string;
  /** The command that created it. One command creates one table, however often it is sent. */
  readonly command: string;
  /** The revision of the ruleset when the table was created. */
  readonly revision: number;
  /** 64 hexadecimal digits. Never leaves the server before the game is over. */
  readonly secret: string;
  readonly created: number;
  readonly stage: TableStage;
  readonly listing: Listing;
  readonly touched: number;
  /** When the server must load it although nobody opens it (a deadline); null: never. */
  readonly wake: number | null;
}

export interface PersonRow {
  readonly person: string;
  readonly name: string;
  /** A program that plays by the protocol; `owner` created its token. */
  readonly program: boolean;
  readonly owner: string | null;
  readonly created: number;
}

/** A token proves who a caller is. Only its hash is stored. */
export interface TokenRow {
  readonly hash: string;
  readonly person: string;
  /** A recovery token works once. */
  readonly kind: 'session' | 'recovery' | 'program';
  readonly created: number;
  readonly expires: number | null;
}

/** A table at one version, so that a long game need not be replayed from its start. Only saves time. */
export interface SnapshotRow {
  readonly table: string;
  readonly version: number;
  /** What the server needs to continue from this version, as JSON. */
  readonly body: string;
}

export interface ChatRow extends ChatLine {
  readonly table: string;
}
