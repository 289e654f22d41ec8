import bellamy from './portraits/bellamy.svg';
import bonny from './portraits/bonny.svg';
import ghost from './portraits/ghost.svg';
import levasseur from './portraits/levasseur.svg';
import rackham from './portraits/rackham.svg';
import read from './portraits/read.svg';
import teach from './portraits/teach.svg';

/** In the order of the captains' colours. */
const PORTRAITS: readonly string[] = [bonny, read, bellamy, rackham, levasseur, teach];

/** The picture of the player who flies this colour; of nobody, the empty hood. */
export function portraitOf(colour: number | 'ghost'): string {
  return colour === 'ghost' ? ghost : (PORTRAITS[colour] ?? ghost);
}
