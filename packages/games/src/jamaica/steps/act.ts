import type { Chance } from '@topsail/engine';
import { DECK, EVENING_ACTION, MORNING_ACTION } from '../cards.ts';
import { isHome } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { BACKWARD, FORWARD } from '../types.ts';
import { sailBackward, sailForward } from './sail.ts';
import { loadFromBank } from './stow.ts';

/** RND-4: the morning action, wholly. */
export function morning(s: State, chance: Chance, tell: Listener): void {
  s.die = s.morning;
  if (tell !== undefined)
    tell({ e: 'act', ship: s.ship, half: 'morning', action: DECK[s.card][0], die: s.die });
  act(s, MORNING_ACTION[s.card], chance, tell);
}

/** RND-4, END-1: then the evening action, unless the ship came home. */
export function evening(s: State, chance: Chance, tell: Listener): void {
  if (isHome(s.ships[s.ship])) return;
  s.die = s.evening;
  if (tell !== undefined)
    tell({ e: 'act', ship: s.ship, half: 'evening', action: DECK[s.card][1], die: s.die });
  act(s, EVENING_ACTION[s.card], chance, tell);
}

function act(s: State, action: number, chance: Chance, tell: Listener): void {
  if (action === FORWARD) sailForward(s, chance, tell);
  else if (action === BACKWARD) sailBackward(s, chance, tell);
  else loadFromBank(s, action, tell);
}
