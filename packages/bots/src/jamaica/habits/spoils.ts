import { jamaicaRules } from '@topsail/games';
import { cargoWorth, cheapestHold, coveredWorth, POWER_WORTH, UNKNOWN_TREASURE } from '../worth.ts';

const { CURSES, TREASURE_POINTS, goodIn, inHold, isGhost } = jamaicaRules;
type State = jamaicaRules.State;
type Move = jamaicaRules.Move;

/** BAT-9: what is worth most to the winner. */
export function spoils(s: State, moves: readonly Move[], count: number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const worth = spoilWorth(s, moves[i]);
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

function spoilWorth(s: State, move: Move): number {
  switch (move.kind) {
    case 'rob-hold':
      return holdWorth(s, move.n);
    case 'rob-treasure':
      return POWER_WORTH;
    case 'rob-place':
      return placeWorth(s, move.n);
    case 'rob-blind':
      return blindWorth(s);
    case 'rob-token':
      return 1;
    case 'curse':
      return -1.5 * TREASURE_POINTS[move.n];
    default:
      return 0;
  }
}

function loserOf(s: State): number {
  return s.stower === s.ship ? s.foe : s.ship;
}

function holdWorth(s: State, hold: number): number {
  const cargo = inHold(s.ships[loserOf(s)].holds, hold);
  return isGhost(s, s.stower)
    ? cargoWorth(cargo)
    : cargoWorth(cargo) - cheapestHold(s, s.stower, goodIn(cargo));
}

function placeWorth(s: State, place: number): number {
  for (let card = 0; card < TREASURE_POINTS.length; card++) {
    const lies = (s.ships[loserOf(s)].down & (1 << card)) !== 0 && s.place[card] === place;
    if (lies) return coveredWorth(s, card, s.stower);
  }
  return UNKNOWN_TREASURE;
}

/** A row in which some are known to be cursed is worth less. */
function blindWorth(s: State): number {
  const { down } = s.ships[loserOf(s)];
  return (down & s.cursed & CURSES) !== 0 ? UNKNOWN_TREASURE / 2 : UNKNOWN_TREASURE;
}
