import { members, type Outcome, type ScorePart, type Standing } from '@topsail/engine';
import { START } from './course.ts';
import { total } from './holds.ts';
import { isHome, progress, shipName } from './ships.ts';
import type { Ship, State } from './state.ts';
import { someoneIsHome } from './home.ts';
import { CURSES, TREASURE_POINTS } from './treasures.ts';
import { GOLD, type ShipName } from './types.ts';

/** SCORE-2: for a ship that has not crossed the red line on its way home. */
const PENALTY = -5;

export function outcomeOf(s: State): Outcome<ShipName> {
  const entries = s.ships.map((ship, i) => {
    const parts = scoreParts(s, ship);
    return { entrant: shipName(s, i), parts, score: sum(parts), ahead: progress(s, ship) };
  });
  const standings = entries.map(({ entrant, parts, score, ahead }): Standing<ShipName> => {
    const better = entries.filter(
      (other) => other.score > score || (other.score === score && other.ahead > ahead),
    );
    return { entrant, rank: 1 + better.length, score, parts };
  });
  return someoneIsHome(s)
    ? { reason: 'home', rule: 'END-1', standings }
    : { reason: 'guard', rule: 'END-2', standings };
}

/** SCORE-1. */
function scoreParts(s: State, ship: Ship): ScorePart[] {
  const treasures = points(ship.up | (ship.down & ~CURSES)) + ship.tokens * s.rules.treasure.pointsPerToken;
  return [
    { part: 'finish', points: finishNumber(s, ship) },
    { part: 'gold', points: total(ship.holds, GOLD) },
    { part: 'treasure', points: treasures },
    { part: 'curse', points: points(ship.down & CURSES) },
  ];
}

/** SCORE-2: the number of the space, on the way home only. */
export function finishNumber(s: State, ship: Ship): number {
  const number = s.rules.course.finish[ship.at];
  if (isHome(ship)) return number;
  return ship.lap < 0 || ship.at === START || number === 0 ? PENALTY : number;
}

function points(cards: number): number {
  return members(cards).reduce((sum, card) => sum + TREASURE_POINTS[card], 0);
}

function sum(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}
