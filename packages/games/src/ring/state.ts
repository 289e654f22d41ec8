import type { GameState, Move, Setup } from '@topsail/engine';

export const SPACES = 12;
export const DIE = 6;
/** Twice round, one space at a time. */
export const MOST_ROUNDS = 2 * SPACES;

export type Card = 1 | 2 | 3;
export type Pair<T> = readonly [T, T];

export interface RingMove extends Move {
  readonly card: Card;
}

export const MOVES: readonly RingMove[] = ([1, 2, 3] as const).map((card) => ({
  text: `pick ${card}`,
  card,
}));

/** What was turned up last: everybody saw it. */
export interface Turned {
  readonly cards: Pair<Card>;
  /** Null where the cards were equal and nobody rolled. */
  readonly die: number | null;
}

export interface RingState extends GameState {
  round: number;
  /** Spaces gone since the start. */
  readonly gone: [number, number];
  /** The cards of this round, face down. */
  readonly picks: [Card | null, Card | null];
  turned: Turned | null;
}

/** Before the first round. */
export function emptyTable(setup: Setup): RingState {
  return { setup, round: 0, gone: [0, 0], picks: [null, null], turned: null };
}

export function lengthOf({ options }: Setup): number {
  return SPACES * Number(options.laps);
}

export function isOver({ setup, gone }: RingState): boolean {
  return Math.max(...gone) >= lengthOf(setup);
}
