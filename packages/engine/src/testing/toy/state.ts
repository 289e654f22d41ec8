import type { GameState, Move } from '../../game.ts';
import type { RulesetInfo, Setup } from '../../setup.ts';

/**
 * Skiffs, the smallest game with everything the contract knows: luck, a hidden card, a secret choice all make at once.
 *
 * - TOY-1 Two to four skiffs start at space 0. Each seat is dealt one of the cards 1 to 9, face down; the rest is a pile.
 * - TOY-2 Each round all seats choose in secret: row, sail or dig.
 * - TOY-3 Then, in order of seats: who rows goes 1 space; who sails alone rolls the wind and goes that far; two sails in
 *   one wind block each other and stay.
 * - TOY-4 Who digs throws the card away face up and draws a new one, once in a game.
 * - TOY-5 It ends with the round in which a skiff reaches the goal, and after round 12 at the latest. The score is the
 *   space and the card together.
 */
export interface ToyState extends GameState {
  round: number;
  readonly at: number[];
  readonly card: number[];
  readonly pile: number[];
  readonly thrown: number[];
  readonly dug: boolean[];
  /** What was chosen this round and is not yet revealed. */
  readonly chosen: (ToyMove | undefined)[];
  /** What was revealed last round: everybody saw it, so a view must still know it. */
  last: readonly string[];
}

export interface ToyMove extends Move {
  readonly text: 'row' | 'sail' | 'dig';
}

export const ROW: ToyMove = { text: 'row' };
export const SAIL: ToyMove = { text: 'sail' };
export const DIG: ToyMove = { text: 'dig' };
export const TOY_MOVES: readonly ToyMove[] = [ROW, SAIL, DIG];

export const CARDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const LAST_ROUND = 12;

export interface ToyRuleset extends RulesetInfo {
  /** The sides of the die that a sail is rolled with. */
  readonly wind: number;
}

export const TOY_RULESETS: readonly ToyRuleset[] = [
  { id: 'skiffs', revision: 1, seats: { from: 2, to: 4 }, open: false, offered: true, wind: 6 },
  { id: 'skiffs-calm', revision: 3, seats: { from: 2, to: 3 }, open: false, offered: true, wind: 3 },
];

export function windOf(setup: Setup): number {
  return TOY_RULESETS.find(({ id }) => id === setup.ruleset)?.wind ?? 0;
}

export function goalOf(setup: Setup): number {
  return setup.options.race === 'long' ? 16 : 8;
}

export function isOver(state: ToyState): boolean {
  return (
    state.round > LAST_ROUND || (isFresh(state) && state.at.some((space) => space >= goalOf(state.setup)))
  );
}

/** Between two rounds, when nobody has chosen yet. */
function isFresh(state: ToyState): boolean {
  return state.chosen.every((move) => move === undefined);
}
