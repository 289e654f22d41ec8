import { lowest } from '@topsail/engine';
import { jamaicaRules } from '@topsail/games';

const { ORDINARY_HOLDS, TREASURE_POINTS, inHold } = jamaicaRules;
type State = jamaicaRules.State;
type Ship = jamaicaRules.Ship;

export function emptyHolds(holds: number): number {
  let empty = 0;
  for (let hold = 0; hold < ORDINARY_HOLDS; hold++) if (inHold(holds, hold) === 0) empty++;
  return empty;
}

/** SCORE-1: what its treasures and tokens are worth to a ship. */
export function treasurePoints(s: State, { up, down, tokens }: Ship): number {
  let points = tokens * s.rules.treasure.pointsPerToken;
  for (let rest = up | down; rest !== 0; rest &= rest - 1) points += TREASURE_POINTS[lowest(rest)];
  return points;
}
