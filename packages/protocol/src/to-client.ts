import type { GameEvent, Outcome, Seat } from '@topsail/engine';
import type { Plan } from './plan.ts';
import type { Denial } from './refusals.ts';
import type { SeatShown, TableStage } from './seating.ts';
import type { Channel } from './to-server.ts';

/** Who the server takes the client for. */
export interface Me {
  readonly person: string;
  readonly name: string;
  readonly program: boolean;
}

/** A table as the lobby shows it. */
export interface Listing {
  readonly table: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly stage: TableStage;
  readonly clock: Plan['clock'];
  readonly spectators: boolean;
  readonly created: number;
}

/** Something that happened around the game. What happened in it is told by the game's own events. */
export type Note =
  | { readonly n: 'sat'; readonly seat: Seat }
  | { readonly n: 'ready'; readonly seat: Seat }
  | { readonly n: 'left'; readonly seat: Seat }
  | { readonly n: 'kicked'; readonly seat: Seat }
  | { readonly n: 'bot-sat'; readonly seat: Seat }
  | { readonly n: 'started' }
  | { readonly n: 'undo-asked'; readonly seat: Seat }
  | { readonly n: 'undo-agreed'; readonly seat: Seat }
  | { readonly n: 'undo-declined'; readonly seat: Seat }
  | { readonly n: 'undone'; readonly seat: Seat; readonly steps: number }
  | { readonly n: 'stand-in'; readonly seat: Seat; readonly why: 'time' | 'host' | 'left' }
  | { readonly n: 'returned'; readonly seat: Seat }
  | { readonly n: 'rematch'; readonly table: string }
  | { readonly n: 'muted'; readonly person: string; readonly muted: boolean };

/** One version of the table: what this viewer may know of what happened in it. Numbers have no gaps. */
export interface Happening {
  readonly version: number;
  readonly at: number;
  readonly note?: Note;
  readonly events?: readonly GameEvent[];
}

/** A seat's time: when it will be up (by the server's clock) while it runs, else what is left of it in milliseconds. */
export interface ClockShown {
  readonly deadline: number | null;
  readonly left: number | null;
}

/** What everybody at the table may know, the same text for all of them. */
export interface PublicPart {
  readonly stage: TableStage;
  readonly seats: readonly SeatShown[];
  /** The seat of the host; null when the host has none. */
  readonly host: Seat | null;
  /** How many moves stand; another card picked instead of one is no move of its own. */
  readonly steps: number;
  /** Seats the table waits for. Who has picked a card may still change it, and is not waited for. */
  readonly waiting: readonly Seat[];
  /** What all may see of the game (`table` of its view); null before the start. */
  readonly game: object | null;
  readonly undo: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly clocks: readonly ClockShown[] | null;
  readonly outcome: Outcome | null;
  /** The promise of the dice, and after the end what was promised. */
  readonly dice: { readonly commitment: string; readonly secret: string | null };
  readonly rematch: string | null;
  readonly muted: readonly string[];
}

/** What only this viewer may know. */
export interface OwnPart {
  readonly seat: Seat | null;
  readonly host: boolean;
  /** The `own` of the seat's view. */
  readonly game: object | null;
  /** Every answer the seat may give now, as text. */
  readonly moves: readonly string[];
  /** Whether the last move may be taken back, and whether the others must agree. */
  readonly undo: 'no' | 'free' | 'ask';
}

export interface ChatLine {
  readonly n: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly channel: Channel;
  readonly text: string;
}

/** Every message to a client. A frame is one of them as JSON. */
export type ToClient =
  | { readonly t: 'welcome'; readonly protocol: number; readonly me: Me; readonly now: number }
  /** The public tables that run, or at which somebody waits for others; afterwards each one that changes. */
  | { readonly t: 'lobby'; readonly tables: readonly Listing[] }
  | { readonly t: 'listed'; readonly table: Listing }
  | { readonly t: 'unlisted'; readonly table: string }
  /** The table as it is now, whole; `missed` tells how it came from `since` (exclusive) to `version`. */
  | {
      readonly t: 'table';
      readonly table: string;
      readonly version: number;
      readonly since: number;
      readonly now: number;
      /** Only in the first frame after `open`. */
      readonly plan?: Plan;
      readonly public: PublicPart;
      readonly own: OwnPart;
      readonly missed: readonly Happening[];
    }
  /** Done, and on disk. `version` is the one it made; `table` the table that `create` or `rematch` made. */
  | { readonly t: 'done'; readonly command: string; readonly table: string; readonly version: number }
  | { readonly t: 'refused'; readonly command?: string; readonly table?: string; readonly refusal: Denial }
  /** Seats whose people are there, and how many look on. */
  | {
      readonly t: 'present';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
    }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The same person has opened this table elsewhere, or may not look at it any longer. */
  | { readonly t: 'closed'; readonly table: string; readonly refusal: Denial }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The last frame before the server hangs up. */
  | { readonly t: 'bye'; readonly refusal: Denial };
