import { JAMAICA_DECK } from '@topsail/games';
import bellamy from './strips/bellamy.svg';
import bonny from './strips/bonny.svg';
import levasseur from './strips/levasseur.svg';
import rackham from './strips/rackham.svg';
import read from './strips/read.svg';
import teach from './strips/teach.svg';

/** In the order of the captains' colours. */
const STRIPS: readonly string[] = [bonny, read, bellamy, rackham, levasseur, teach];

/** How many cards lie side by side in a strip. */
export const STRIP_CARDS = JAMAICA_DECK.length;

/** The one picture that a captain's cards make. */
export function stripOf(colour: number): string {
  return STRIPS[colour] ?? bonny;
}

/** Which part of the strip a card is, counted from the left. */
export function placeInStrip(card: string): number {
  return JAMAICA_DECK.findIndex((orders) => orders.join('/') === card);
}
