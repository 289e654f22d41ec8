import type { Level } from '@topsail/bots';

/** How many colours there are. No game may have more seats. */
export const COLOURS = 6;

/** Who sits in a seat. */
export type Occupant =
  | { readonly kind: 'nobody' }
  /** `program` marks a program that plays through the protocol. */
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly program: boolean }
  | { readonly kind: 'bot'; readonly level: Level };

/** A seat as everybody at the table sees it. */
export interface SeatInfo {
  readonly occupant: Occupant;
  /** From 0 to COLOURS - 1, different for every seat. */
  readonly colour: number;
  /** The bot that currently plays for the person. */
  readonly standIn: Level | null;
  /** The person has sealed a nonce; the game cannot start without it. */
  readonly ready: boolean;
}

export const TABLE_STAGES = ['open', 'running', 'over'] as const;
/** `open`: seats are being taken. */
export type TableStage = (typeof TABLE_STAGES)[number];
