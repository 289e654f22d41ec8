import type { SpaceId } from '../types.ts';

/** A space and the space before it, with its price. */
interface Landmark {
  readonly at: SpaceId;
  readonly before: SpaceId;
  readonly price: number;
}

/** Spaces of a kind that both boards have, so that one test can be played on both. */
interface Board {
  readonly ruleset: string;
  readonly start: SpaceId;
  readonly sea: Landmark;
  readonly port: Landmark;
  readonly lair: Landmark;
  /** The last space before the finish, a sea space, and the one before it. */
  readonly last: Landmark;
  /** A lair on the way home, with a finish number. */
  readonly lateLair: SpaceId;
}

const island = {
  start: 0,
  sea: { at: 2, before: 1, price: 3 },
  port: { at: 5, before: 4, price: 3 },
  lair: { at: 4, before: 3, price: 0 },
  last: { at: 49, before: 48, price: 3 },
  lateLair: 44,
} as const;

const bay = {
  start: 'bay',
  sea: { at: 'a2', before: 'a1', price: 3 },
  port: { at: 'a3', before: 'a2', price: 2 },
  lair: { at: 'a5', before: 'a4', price: 0 },
  last: { at: 'h10', before: 'h9', price: 4 },
  lateLair: 'h5',
} as const;

export const BOARDS: readonly Board[] = [
  { ruleset: 'jamaica-1', ...island },
  { ruleset: 'jamaica-2', ...island },
  { ruleset: 'yassa', ...bay },
];
