/** The words of the game, and the numbers printed in its rules. */

export const SYMBOLS = ['flag', 'sabre', 'pistol', 'key', 'bottle', 'hat'] as const;

/** A card is its symbol: two cards with the same one cannot be told apart. Inside the state it is its index here. */
export type Card = (typeof SYMBOLS)[number];

/** How many cards of each symbol. */
export type Counts = Readonly<Record<Card, number>>;

export type BySeat<T> = readonly T[];

export const SECTION_NAMES = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type SectionName = (typeof SECTION_NAMES)[number];

/** The end at which a section is entered. */
export type End = 'straight' | 'zigzag';

/** Which way a section bends, for the picture only. */
export type Side = 'left' | 'right';

/** One section as it lies in the tunnel. */
export interface Section {
  readonly section: SectionName;
  readonly enter: End;
  readonly side: Side;
}

/** Why a game is over: somebody escaped, everybody passed, or it went on for too long. */
export const ENDINGS = ['escape', 'drawn', 'guard'] as const;
export type Ending = (typeof ENDINGS)[number];

// Positions of a pirate: the start, the spaces 1 to 36, the boat.
export const START = 0;
export const SPACES = 36;
export const BOAT = 37;

export const PIRATES = 6; // C-SET-2
export const CARDS_PER_SYMBOL = 17; // C-SET-3
export const START_HAND = 6; // C-SET-3
export const OPEN_ROW = 12; // C-SET-4
export const ACTIONS = 3; // C-TURN-1
export const FULL_SPACE = 3; // C-BACK-2
export const TURNS_EACH = 200; // C-END-2
