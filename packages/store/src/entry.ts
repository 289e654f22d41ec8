import type { Seat } from '@topsail/engine';
import type { Level } from '@topsail/bots';

/**
 * Something that happened at a table. A table is what its entries make of it, from version 1 on: nothing else is true.
 * Entries are written once and never changed.
 */
export type Entry = EntryKind & {
  /** For so long before it the server was down: no live clock ran. */
  readonly down?: number;
};

type EntryKind =
  | {
      readonly k: 'sat';
      readonly seat: Seat;
      readonly person: string;
      readonly name: string;
      readonly program: boolean;
      readonly colour: number;
      /** Null in a seat that is kept for somebody (a rematch). */
      readonly nonce: string | null;
    }
  | { readonly k: 'ready'; readonly seat: Seat; readonly nonce: string }
  | { readonly k: 'bot-sat'; readonly seat: Seat; readonly level: Level; readonly colour: number }
  /** Before the start a seat became empty: its person left, or the host said so. */
  | { readonly k: 'left'; readonly seat: Seat; readonly kicked: boolean }
  /** What luck gave in the set-up. */
  | { readonly k: 'started'; readonly rolls: readonly number[] }
  | {
      readonly k: 'moved';
      readonly seat: Seat;
      readonly move: string;
      readonly rolls: readonly number[];
      /** Something was rolled, drawn or revealed: taking it back needs consent. */
      readonly crossed: boolean;
      /** How long the seat's clock ran for it. */
      readonly spent: number;
      /** A bot of this level made it. */
      readonly bot: Level | null;
    }
  | { readonly k: 'undo-asked'; readonly seat: Seat; readonly steps: number }
  | { readonly k: 'undo-agreed'; readonly seat: Seat }
  | { readonly k: 'undo-declined'; readonly seat: Seat }
  /** So many moves stand; those after them were taken back. What they rolled stays rolled. */
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
  /** Who sent the command that made it, and the command's id; null for what the server did by itself. */
  readonly person: string | null;
  readonly command: string | null;
  readonly entry: Entry;
}

/**
 * A command that was done, and the version it made. Whoever writes the next version has to know them all, and so does
 * nothing twice: who does not know the last of them finds the version taken.
 */
export interface CommandRow {
  readonly person: string;
  readonly command: string;
  readonly version: number;
}
