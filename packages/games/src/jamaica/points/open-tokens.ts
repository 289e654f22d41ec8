import { shipName } from '../ships.ts';
import type { Treasure } from './types.ts';

/** LAIR-1 in Yassa: the token itself is the treasure, open to all, worth a point. */
export const openTokens: Treasure = {
  cards: 0,
  pointsPerToken: 1,
  take(s, ship, _chance, tell) {
    s.ships[ship].tokens++;
    if (tell !== undefined) {
      tell({
        e: 'treasure',
        ship: shipName(s, ship),
        space: s.rules.course.ids[s.ships[ship].at],
        face: 'up',
        knownBy: [],
      });
    }
  },
};
