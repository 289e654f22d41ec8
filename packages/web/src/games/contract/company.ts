import type { Seat } from '@topsail/engine';
import type { Snippet } from 'svelte';

/** What there is to show of those at a table beyond their game, where people sit at it. */
export interface Company {
  /** How a seat is doing, such as its clock. */
  readonly beside: Snippet<[Seat]>;
  /** What may be done about a seat. */
  readonly deed: Snippet<[Seat]>;
  /** Those who only look on. */
  readonly onlookers: Snippet;
}
