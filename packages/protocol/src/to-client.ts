import type { GameEvent, Outcome, Seat } from '@topsail/engine';
import type { PlanPart, TablePlan } from './table-plan.ts';
import type { GameSummary } from './game-summary.ts';
import type { AnyRefusal } from './refusals.ts';
import type { SeatInfo, TableStage } from './seats.ts';
import type { Channel } from './to-server.ts';

/** The person or program the server has authenticated. */
export interface Me {
  readonly person: string;
  readonly name: string;
  readonly program: boolean;
}

/** A table in the lobby. */
export interface Listing {
  readonly table: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly taken: number;
  readonly names: readonly string[];
  readonly stage: TableStage;
  readonly clock: TablePlan['clock'];
  readonly spectators: boolean;
  readonly created: number;
  /** The language of the plan, if it has one. */
  readonly language?: string;
}

/** An event around the game: seats, undo requests, stand-ins. What happens in the game is a `GameEvent`. */
export type TableEvent =
  | { readonly e: 'sat'; readonly seat: Seat }
  | { readonly e: 'ready'; readonly seat: Seat }
  | { readonly e: 'left'; readonly seat: Seat }
  | { readonly e: 'kicked'; readonly seat: Seat }
  | { readonly e: 'bot-sat'; readonly seat: Seat }
  /** The new plan is in the frame. */
  | { readonly e: 'plan-changed'; readonly changed: readonly PlanPart[] }
  /** The seals are fixed, and everybody must open their nonce. */
  | { readonly e: 'opening' }
  | { readonly e: 'opened'; readonly seat: Seat }
  /** The nonces of these seats were not opened in time. */
  | { readonly e: 'started'; readonly unopened: readonly Seat[] }
  | { readonly e: 'undo-asked'; readonly seat: Seat }
  | { readonly e: 'undo-agreed'; readonly seat: Seat }
  | { readonly e: 'undo-declined'; readonly seat: Seat }
  | { readonly e: 'undone'; readonly seat: Seat; readonly steps: number }
  | { readonly e: 'stand-in'; readonly seat: Seat; readonly why: 'time' | 'host' | 'left' }
  | { readonly e: 'returned'; readonly seat: Seat }
  | { readonly e: 'rematch'; readonly table: string }
  | { readonly e: 'muted'; readonly person: string; readonly muted: boolean };

/** What one version changed, as far as this viewer may know it. Versions have no gaps. */
export interface VisibleChange {
  readonly version: number;
  readonly at: number;
  readonly tableEvent?: TableEvent;
  readonly events?: readonly GameEvent[];
}

/** A seat's clock: its deadline (by the server's clock) while it runs, else the milliseconds left. */
export interface ClockInfo {
  readonly deadline: number | null;
  readonly left: number | null;
}

/** How everybody can check that nobody chose the dice. */
export interface DiceInfo {
  /** The hash of the secret. */
  readonly commitment: string;
  /** After the end. */
  readonly secret: string | null;
  /** The seal of each seat's nonce, before the start; null for a seat without one. */
  readonly seals: readonly (string | null)[] | null;
  /** From `start` until the game begins: when it begins at the latest, and who has opened their nonce. */
  readonly opening: { readonly until: number; readonly opened: readonly Seat[] } | null;
}

/** What everybody at the table may know; the same text for all. */
export interface PublicPart {
  readonly stage: TableStage;
  readonly seats: readonly SeatInfo[];
  /** The host's seat; null when the host has none. */
  readonly host: Seat | null;
  /** How many moves were played and not undone. A changed pick does not count again. */
  readonly steps: number;
  /** Seats the table waits for. A seat that has picked may still change its pick, but is not waited for. */
  readonly waiting: readonly Seat[];
  /** The public part of the game's view (`table`); null before the start. */
  readonly game: object | null;
  readonly undo: { readonly seat: Seat; readonly agreed: readonly Seat[] } | null;
  readonly clocks: readonly ClockInfo[] | null;
  readonly outcome: Outcome | null;
  readonly dice: DiceInfo;
  readonly rematch: string | null;
  readonly muted: readonly string[];
}

/** What only this viewer may know. */
export interface OwnPart {
  readonly seat: Seat | null;
  readonly host: boolean;
  /** The private part of the game's view (`own`). */
  readonly game: object | null;
  /** Every answer the seat may give now, as text. */
  readonly moves: readonly string[];
  /** Whether the last move may be undone, and whether the others must agree. */
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
  /** The public tables that are running, and the open ones with somebody there. Changes follow as `listed`/`unlisted`. */
  | { readonly t: 'lobby'; readonly tables: readonly Listing[] }
  | { readonly t: 'listed'; readonly table: Listing }
  | { readonly t: 'unlisted'; readonly table: string }
  /** One's own games: those that run, the open tables one sits at, the last that are over. Changes follow. */
  | { readonly t: 'games'; readonly games: readonly GameSummary[] }
  | { readonly t: 'game'; readonly game: GameSummary }
  /** One is no longer at this table. */
  | { readonly t: 'game-gone'; readonly table: string }
  /** The whole table at `version`; `changes` are the versions after `since`, up to and including `version`. */
  | {
      readonly t: 'table';
      readonly table: string;
      readonly version: number;
      readonly since: number;
      readonly now: number;
      /** In the first frame after `open`, and when it changed. */
      readonly plan?: TablePlan;
      readonly public: PublicPart;
      readonly own: OwnPart;
      readonly changes: readonly VisibleChange[];
    }
  /** The command is stored. `version` is the one it made; `table` the table that `create` or `rematch` created. */
  | { readonly t: 'done'; readonly id: string; readonly table: string; readonly version: number }
  | { readonly t: 'refused'; readonly id?: string; readonly table?: string; readonly refusal: AnyRefusal }
  /** Seats whose people are connected, and the number of spectators. */
  | {
      readonly t: 'present';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
    }
  | { readonly t: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The person may no longer see this table. */
  | { readonly t: 'closed'; readonly table: string; readonly refusal: AnyRefusal }
  | { readonly t: 'pong'; readonly n: number; readonly now: number }
  /** The last frame before the server closes the connection. */
  | { readonly t: 'bye'; readonly refusal: AnyRefusal };
