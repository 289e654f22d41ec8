import { jamaicaRules } from '@topsail/games';
import { cargoWorth } from '../worth.ts';

/** LOAD-2: empties the hold that is worth least. */
export function stow(s: jamaicaRules.State, moves: readonly jamaicaRules.Move[], count: number): number {
  const { holds } = s.ships[s.stower];
  let best = 0;
  for (let i = 1; i < count; i++) if (worthIn(holds, moves[i].n) < worthIn(holds, moves[best].n)) best = i;
  return best;
}

function worthIn(holds: number, hold: number): number {
  return cargoWorth(jamaicaRules.inHold(holds, hold));
}
