import { flowOf } from './flow.ts';
import type { State } from './state.ts';

/** Everything, for hashes and for reading. */
export function dump(s: State): object {
  const { setup, captain, morning, evening, lairs, unseen, place, knownBy, plain, cursed } = s;
  const ships = s.ships.map((ship): object => Object.fromEntries(Object.entries(ship)));
  return {
    setup,
    captain,
    morning,
    evening,
    ships,
    lairs,
    unseen,
    place: [...place],
    knownBy: [...knownBy],
    plain,
    cursed,
    flow: flowOf(s),
  };
}
