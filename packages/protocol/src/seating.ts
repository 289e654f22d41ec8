import type { Level } from '@topsail/bots';

/** How many colours tell seats apart. No game may have more seats. */
export const COLOURS = 6;

/** Who sits in a seat, as everybody at the table sees it. */
export type Sitter =
  | { readonly kind: 'nobody' }
  /** `program` marks somebody who plays by the protocol and is no person. */
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly program: boolean }
  | { readonly kind: 'bot'; readonly level: Level };

export interface SeatShown {
  readonly sitter: Sitter;
  /** Which of the colours marks the seat, counted from 0. No two seats have the same. */
  readonly colour: number;
  /** The bot that plays for the person just now. */
  readonly standIn: Level | null;
  /** The person has given a nonce, without which the dice cannot be thrown. */
  readonly ready: boolean;
}

export const TABLE_STAGES = ['open', 'running', 'over'] as const;
/** `open`: seats are being taken. */
export type TableStage = (typeof TABLE_STAGES)[number];
