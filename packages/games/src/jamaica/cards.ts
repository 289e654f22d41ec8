import { ACTIONS, type ActionCard } from './types.ts';

/** SET-2: the eleven cards everybody has (data). A card is known by its place in this list. */
export const DECK: readonly ActionCard[] = [
  ['food', 'powder'],
  ['forward', 'backward'],
  ['powder', 'gold'],
  ['gold', 'gold'],
  ['gold', 'forward'],
  ['backward', 'forward'],
  ['forward', 'food'],
  ['forward', 'forward'],
  ['powder', 'food'],
  ['food', 'forward'],
  ['forward', 'powder'],
];

/** The actions of a card by number: what is looked up at every turn. */
export const MORNING_ACTION = Int32Array.from(DECK, ([morning]) => ACTIONS.indexOf(morning));
export const EVENING_ACTION = Int32Array.from(DECK, ([, evening]) => ACTIONS.indexOf(evening));

/** SET-3: how many cards one holds; T-MAP: one more with Morgan's Map. */
export const HAND_LIMIT = 3;
export const HAND_LIMIT_WITH_MAP = 4;
