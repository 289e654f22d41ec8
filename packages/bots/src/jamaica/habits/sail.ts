import { jamaicaRules } from '@topsail/games';
import { lookAt, roughWorth } from '../voyage.ts';

const { FOOD, GOLD, hasEnd, isGhost, total } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** MOVE-2: the lane whose end looks best. GHO-4: the ghost goes where it does the steersman least harm. */
export function sail(s: State, seat: number, moves: readonly Move[], count: number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = isGhost(s, s.ship) ? hauntingWorth(s, seat, moves[i].n) : endWorth(s, moves[i].n);
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

function endWorth(s: State, to: number): number {
  const { at, lap, holds } = s.ships[s.ship];
  const from = { at, lap, gold: total(holds, GOLD), food: total(holds, FOOD) };
  lookAt(s, s.ship, from, to, hasEnd(s.ahead, to) ? 'forward' : 'backward');
  return roughWorth();
}

function hauntingWorth(s: State, seat: number, to: number): number {
  let worth = 0;
  for (let other = 0; other < s.seats; other++) {
    if (s.ships[other].at === to && to !== 0) worth += other === seat ? -3 : 1;
  }
  return worth;
}
