import { isHome } from './ships.ts';
import type { State } from './state.ts';

/** END-1, GHO-9: only players end the race. */
export function someoneIsHome(s: State): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (isHome(s.ships[seat])) return true;
  return false;
}
