import type { Chance } from '@topsail/engine';
import { DECK } from '../cards.ts';
import { contentsOf } from '../holds.ts';
import { isHome } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { FOOD, GOLD, POWDER, type ActionName, type Half } from '../types.ts';
import { sailBackward, sailForward } from './sail.ts';
import { loadFromBank } from './stow.ts';

/** RND-4: the morning action, wholly. */
export function morning(s: State, _chance: Chance, tell: Listener): void {
  s.die = s.morning;
  act(s, 'morning', DECK[s.card][0], tell);
}

/** RND-4, END-1: then the evening action, unless the ship came home. */
export function evening(s: State, _chance: Chance, tell: Listener): void {
  if (isHome(s.ships[s.ship])) return;
  s.die = s.evening;
  act(s, 'evening', DECK[s.card][1], tell);
}

function act(s: State, half: Half, action: ActionName, tell: Listener): void {
  if (tell !== undefined) tell({ e: 'act', ship: s.ship, half, action, die: s.die });
  switch (action) {
    case 'forward':
      return sailForward(s, tell);
    case 'backward':
      return sailBackward(s, tell);
    case 'gold':
      return loadFromBank(s, contentsOf(GOLD, s.die), tell);
    case 'food':
      return loadFromBank(s, contentsOf(FOOD, s.die), tell);
    case 'powder':
      return loadFromBank(s, contentsOf(POWDER, s.die), tell);
  }
}
