import type { Level } from '@topsail/bots';
import type { Setup } from '@topsail/engine';

/** Public tables are listed in the lobby; the others are reached by their link. */
export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Time per seat: unlimited; a bank of time with an increment for every decision; or a number of hours per decision. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'slow'; readonly hours: number };

/** What the host chose when creating the table. It never changes. */
export interface TablePlan {
  readonly setup: Setup;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  /** Spectators see the table this much later than the players. */
  readonly delaySeconds: number;
  /** Whether players are shown the odds of chance events. */
  readonly odds: boolean;
  /** The bot that plays for a person who is away. */
  readonly standIn: Level;
}
