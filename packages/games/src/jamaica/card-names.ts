import { DECK } from './cards.ts';
import type { ActionCard } from './types.ts';

/** A card by the names of its halves, as in `forward/food`. */
export type CardName = string;

export const CARD_NAMES: readonly CardName[] = DECK.map(nameOfCard);

export function nameOfCard(card: ActionCard): CardName {
  return card.join('/');
}

/** In the order of the deck, as hands and discard piles are shown. */
export function inOrder(cards: readonly CardName[]): CardName[] {
  return cards.toSorted((a, b) => CARD_NAMES.indexOf(a) - CARD_NAMES.indexOf(b));
}
