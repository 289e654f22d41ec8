import type { BotLevel } from './plan.ts';

/** Who sits in a seat, as everybody at the table sees it. */
export type Sitter =
  | { readonly kind: 'nobody' }
  /** `program` marks somebody who plays by the protocol and is no person. */
  | { readonly kind: 'person'; readonly person: string; readonly name: string; readonly program: boolean }
  | { readonly kind: 'bot'; readonly level: BotLevel };

export interface SeatShown {
  readonly sitter: Sitter;
  /** 0 to 5: which captain's colours the seat flies. No two seats have the same. */
  readonly colour: number;
  /** The bot that plays for the person just now. */
  readonly standIn: BotLevel | null;
  /** The person has given a nonce, without which the dice cannot be thrown. */
  readonly ready: boolean;
}

export const TABLE_STAGES = ['open', 'running', 'over'] as const;
/** `open`: seats are being taken. */
export type TableStage = (typeof TABLE_STAGES)[number];
