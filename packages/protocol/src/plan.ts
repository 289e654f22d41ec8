import type { Level } from '@topsail/bots';
import type { Setup } from '@topsail/engine';

/** Public tables are shown in the lobby; the others are found by their link. */
export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How long a seat may take: any time; a bank and so much more for every decision; or so many hours for each. */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bankSeconds: number; readonly incrementSeconds: number }
  | { readonly kind: 'slow'; readonly hours: number };

/** What the host of a table chose. It never changes. */
export interface Plan {
  readonly setup: Setup;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  /** Spectators see the table as it was so long ago. */
  readonly delaySeconds: number;
  /** Whether players are shown how likely it is what luck may bring. */
  readonly odds: boolean;
  /** The bot that takes the seat of somebody who is not there. */
  readonly standIn: Level;
}
