import { bit, members, nth, size } from '@topsail/engine';
import { layDown } from '../rows.ts';
import { isGhost, shipName } from '../ships.ts';
import { ALL_TREASURES, POWERS, TREASURES } from '../treasures.ts';
import type { Treasure } from './types.ts';

/** LAIR-1: the top card of the pile; which one it is, is decided now, since nobody could know before. */
export const hiddenCards: Treasure = {
  cards: ALL_TREASURES,
  pointsPerToken: 0,
  take(s, ship, chance, tell) {
    const card = nth(s.unseen, chance.roll(size(s.unseen), 'treasure'));
    s.crossed = true;
    s.unseen &= ~bit(card);
    // TRE-1: powers lie face up; GHO-5: the ghost's cards lie face down and nobody looks.
    const up = (POWERS & bit(card)) !== 0 && !isGhost(s, ship);
    if (up) s.ships[ship].up |= bit(card);
    else layDown(s, ship, card);
    if (tell !== undefined) {
      const space = s.rules.course.ids[s.ships[ship].at];
      tell({
        e: 'treasure',
        ship: shipName(s, ship),
        space,
        treasure: TREASURES[card],
        face: up ? 'up' : 'down',
        knownBy: members(s.knownBy[card]),
      });
    }
  },
};
