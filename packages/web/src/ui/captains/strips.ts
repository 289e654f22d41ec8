import bellamy from './strips/bellamy.svg';
import bonny from './strips/bonny.svg';
import levasseur from './strips/levasseur.svg';
import rackham from './strips/rackham.svg';
import read from './strips/read.svg';
import teach from './strips/teach.svg';

/** In the order of the captains' colours. */
const STRIPS: readonly string[] = [bonny, read, bellamy, rackham, levasseur, teach];

/** How many cards lie side by side in a strip. */
export const STRIP_CARDS = 11;

/** The one picture that a captain's cards make. */
export function stripOf(colour: number): string {
  return STRIPS[colour] ?? bonny;
}
