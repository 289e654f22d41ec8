import type { ChatLine, GameSummary, Listing, TablePlan, TableStage } from '@topsail/protocol';

/** What never changes of a table. */
export interface TableOrigin {
  readonly table: string;
  /** The person who created it. */
  readonly host: string;
  /** The command that created it. One command creates one table, however often it is sent. */
  readonly command: string;
  /** 64 hexadecimal digits. Never leaves the server before the game is over. */
  readonly secret: string;
  readonly created: number;
}

/** A table. What is not its origin or its original plan is derived from its entries and saves time. */
export interface TableRow extends TableOrigin {
  /** The plan as it is now. */
  readonly plan: TablePlan;
  /** The revision of the plan's ruleset when it was chosen. */
  readonly revision: number;
  /** The plan before its first change; null while it has not changed. The entries begin with this one. */
  readonly originalPlan: TablePlan | null;
  readonly stage: TableStage;
  readonly listing: Listing;
  readonly touched: number;
  /** When the server must load it although nobody opens it (a deadline); null: never. */
  readonly wake: number | null;
}

/** The plan with which the entries of a table begin. */
export function firstPlan({ plan, originalPlan }: Pick<TableRow, 'plan' | 'originalPlan'>): TablePlan {
  return originalPlan ?? plan;
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
  readonly expires: number;
}

/** A table at one version, so that a long game need not be replayed from its start. Only saves time. */
export interface SnapshotRow {
  readonly table: string;
  readonly version: number;
  /** What the server needs to continue from this version, as JSON. */
  readonly body: string;
}

/** A table of a person. Its summary only saves time: undefined when it is missing or cannot be read. */
export interface GameRow {
  readonly table: string;
  readonly summary: GameSummary | undefined;
}

/** The people of a table, for the lists of their games. */
export interface Members {
  readonly people: readonly string[];
  readonly stage: TableStage;
  /** When it last got other people or another stage. */
  readonly since: number;
}

export interface ChatRow extends ChatLine {
  readonly table: string;
}
