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

/** What the host chose. It can change until the start. */
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
  /** The language in which the host would like to talk, such as `pl`. */
  readonly language?: string;
}

/** What can differ between two plans, in the order in which people are told of it. */
export const PLAN_PARTS = [
  'ruleset',
  'seats',
  'options',
  'clock',
  'visibility',
  'spectators',
  'delaySeconds',
  'odds',
  'standIn',
] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

/** What a change of plan changed. Another ruleset has other options, so they are not named beside it. */
export function changedParts(before: TablePlan, after: TablePlan): readonly PlanPart[] {
  const parts = PLAN_PARTS.filter((part) => textOf(before, part) !== textOf(after, part));
  return parts.includes('ruleset') ? parts.filter((part) => part !== 'options') : parts;
}

function textOf({ setup, ...rest }: TablePlan, part: PlanPart): string {
  const value = { ...setup, ...rest }[part];
  return JSON.stringify(typeof value === 'object' ? Object.entries(value).toSorted() : value);
}
