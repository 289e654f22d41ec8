import { JAMAICA_DECK } from '@topsail/games';

/** Which part of the captain's strip a card is, counted from the left. */
export function placeInStrip(card: string): number {
  return JAMAICA_DECK.findIndex((orders) => orders.join('/') === card);
}
