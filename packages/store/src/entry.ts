import type { Seat } from '@topsail/engine';
import type { Level } from '@topsail/bots';
import type { TablePlan } from '@topsail/protocol';

/**
 * Something that happened at a table. The entries from version 1 on are the only truth about a table; all else is derived
 * from them. An entry is written once and never changes.
 */
export type Entry = EntryKind & {
  /** How many milliseconds the server was down before it. No live clock ran in that time. */
  readonly down?: number;
};

/** Before there were seals, nonces were sent openly with `sat` and `ready`. Only entries of form 1 have it. */
type OpenNonce = string;

type EntryKind =
  | {
      readonly k: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly program: boolean;
      readonly colour: number;
      /** Null in a seat that a rematch reserves for a player of the game before. */
      readonly seal: string | null;
      readonly nonce?: OpenNonce;
    }
  | { readonly k: 'ready'; readonly seat: Seat; readonly seal: string | null; readonly nonce?: OpenNonce }
  | { readonly k: 'bot-sat'; readonly seat: Seat; readonly level: Level; readonly colour: number }
  /** A seat became empty before the start: its person left, or the host removed them. */
  | { readonly k: 'left'; readonly seat: Seat; readonly kicked: boolean }
  /** The host changed the plan before the start. */
  | {
      readonly k: 'plan-changed';
      readonly plan: TablePlan;
      /** The revision of the plan's ruleset at that time. */
      readonly revision: number;
      /** For each seat of the new plan, the seat its occupant had before; null for an empty one. */
      readonly from: readonly (Seat | null)[];
      /** New seats whose people must seal a nonce again. */
      readonly unready: readonly Seat[];
    }
  /** The host started the game: the seals are fixed. It begins when all nonces are open, at the latest at `until`. */
  | { readonly k: 'opening'; readonly until: number }
  | { readonly k: 'opened'; readonly seat: Seat; readonly nonce: string }
  /** The rolls of the set-up. */
  | { readonly k: 'started'; readonly rolls: readonly number[] }
  | {
      readonly k: 'moved';
      readonly seat: Seat;
      readonly move: string;
      readonly rolls: readonly number[];
      /** Something was rolled, drawn or revealed: an undo needs the consent of the others. */
      readonly crossed: boolean;
      /** For how many milliseconds the seat's clock ran. */
      readonly spent: number;
      /** The level of the bot that made the move; null for a person. */
      readonly bot: Level | null;
    }
  | { readonly k: 'undo-asked'; readonly seat: Seat; readonly steps: number }
  | { readonly k: 'undo-agreed'; readonly seat: Seat }
  | { readonly k: 'undo-declined'; readonly seat: Seat }
  /** Only the first `steps` moves remain. The rolls of undone moves still count as used. */
  | { readonly k: 'undone'; readonly seat: Seat; readonly steps: number }
  | {
      readonly k: 'stand-in';
      readonly seat: Seat;
      readonly level: Level;
      readonly why: 'time' | 'host' | 'left';
    }
  | { readonly k: 'returned'; readonly seat: Seat }
  | { readonly k: 'rematch'; readonly table: string }
  | { readonly k: 'muted'; readonly person: string; readonly muted: boolean };

export interface EntryRow {
  readonly table: string;
  /** Counts from 1 without gaps; two entries with the same number cannot both be stored. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The sender and the id of the command that made it; null for what the server did by itself. */
  readonly person: string | null;
  readonly command: string | null;
  readonly entry: Entry;
}

/**
 * An executed command and the version it made. A writer must know all of them, so that no command is executed twice; if it
 * lacks the last one, its next version conflicts.
 */
export interface CommandRow {
  readonly person: string;
  readonly command: string;
  readonly version: number;
}
