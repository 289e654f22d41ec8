import type { Chance } from '@topsail/engine';
import { progress } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { NOWHERE } from '../ends.ts';
import type { Half } from '../types.ts';
import { chooseEnd, endsAhead, endsAstern } from './sail.ts';

/** GHO-3: the captain moves it twice, by the morning die and by the evening die. */
export function ghostMorning(s: State, chance: Chance, tell: Listener): void {
  moveGhost(s, 'morning', s.morning, chance, tell);
}

export function ghostEvening(s: State, chance: Chance, tell: Listener): void {
  moveGhost(s, 'evening', s.evening, chance, tell);
}

/** GHO-4: alone in front it sails back, alone behind it sails on, else the captain chooses. */
function moveGhost(s: State, half: Half, die: number, chance: Chance, tell: Listener): void {
  s.ship = s.seats;
  s.card = -1;
  s.die = die;
  s.fallen = false;
  if (tell !== undefined) tell({ e: 'act', ship: 'ghost', half, action: null, die });
  const [isFirst, isLast] = standing(s);
  s.ahead = isFirst ? NOWHERE : endsAhead(s);
  s.astern = isLast ? NOWHERE : endsAstern(s);
  chooseEnd(s, chance, tell);
}

function standing(s: State): readonly [isFirst: boolean, isLast: boolean] {
  const own = progress(s, s.ships[s.seats]);
  let isFirst = true;
  let isLast = true;
  for (let seat = 0; seat < s.seats; seat++) {
    const other = progress(s, s.ships[seat]);
    if (other >= own) isFirst = false;
    if (other <= own) isLast = false;
  }
  return [isFirst, isLast];
}
