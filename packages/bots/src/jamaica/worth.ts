import { has } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';

const { CURSES, FOOD, GOLD, POWERS, TREASURE_POINTS, countIn, goodIn, holdCount, inHold, isGhost } =
  jamaicaRules;
type State = jamaicaRules.State;

/** What things are worth in points, as a rule of thumb. */
const TOKEN_OF_FOOD = 0.55;
const TOKEN_OF_POWDER = 0.6;
export const POWER_WORTH = 3;
/** What getting rid of a curse is worth, at most. */
const RIDDANCE = 4;
export const UNKNOWN_TREASURE = 2.2;

/** The worth of a hold's contents. */
export function cargoWorth(contents: number): number {
  const good = goodIn(contents);
  const each = good === GOLD ? 1 : good === FOOD ? TOKEN_OF_FOOD : TOKEN_OF_POWDER;
  return contents === 0 ? 0 : countIn(contents) * each;
}

/** The least that would be thrown away to make room; 0 with an empty hold. */
export function cheapestHold(s: State, ship: number, loading: number): number {
  const { holds } = s.ships[ship];
  let least = Infinity;
  for (let hold = holdCount(s, ship) - 1; hold >= 0; hold--) {
    const contents = inHold(holds, hold);
    if (goodIn(contents) !== loading) least = Math.min(least, cargoWorth(contents));
  }
  return least === Infinity ? 0 : least;
}

/** What the treasure is worth to one who may not know its face. */
export function coveredWorth(s: State, card: number, seat: number): number {
  if (has(s.knownBy[card], seat) || has(s.cursed, card)) return TREASURE_POINTS[card];
  return UNKNOWN_TREASURE;
}

/** The most that the winner could take from the loser. */
export function prizeWorth(s: State, winner: number, loser: number): number {
  const { up, down, tokens } = s.ships[loser];
  let best = tokens > 0 ? 1 : 0;
  for (let hold = holdCount(s, loser) - 1; hold >= 0; hold--)
    best = Math.max(best, cargoWorth(inHold(s.ships[loser].holds, hold)));
  if ((up & POWERS) !== 0) best = Math.max(best, POWER_WORTH);
  if (down !== 0) best = Math.max(best, UNKNOWN_TREASURE);
  const curses = s.ships[winner].down & CURSES;
  return curses !== 0 && !isGhost(s, winner) ? Math.max(best, RIDDANCE) : best;
}
