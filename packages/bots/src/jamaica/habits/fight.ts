import type { jamaicaRules } from '@topsail/games';
import { prizeWorth } from '../worth.ts';
import { meetingEdge } from './powder.ts';

type State = jamaicaRules.State;

/** BAT-1: the opponent against whom odds and prize are best. GHO-4: through the ghost, anybody but oneself. */
export function fight(s: State, seat: number, moves: readonly jamaicaRules.Move[], count: number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const foe = moves[i].n < 0 ? s.seats : moves[i].n;
    const worth = foe === seat ? -10 : (1 + meetingEdge(s, s.ship, foe)) * prizeWorth(s, s.ship, foe);
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}
