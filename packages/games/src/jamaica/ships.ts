import { has, type Seat } from '@topsail/engine';
import { HAND_LIMIT, HAND_LIMIT_WITH_MAP } from './cards.ts';
import { ORDINARY_HOLDS, SIXTH } from './holds.ts';
import { NO_FOE, type Ship, type State } from './state.ts';
import { BETH, BETH_BONUS, MAP, SABRE, SIXTH_HOLD } from './treasures.ts';
import type { ShipName, SpaceId } from './types.ts';

export function isGhost(s: State, ship: number): boolean {
  return ship === s.seats;
}

export function shipName(s: State, ship: number): ShipName {
  return isGhost(s, ship) ? 'ghost' : ship;
}

/** The space that a ship is on, as it is called on the board. */
export function spaceOf(s: State, ship: number): SpaceId {
  return s.rules.course.ids[s.ships[ship].at];
}

export function shipNamed(s: State, name: ShipName): number {
  return name === 'ghost' ? s.seats : name;
}

/** MOVE-5, MOVE-6: a ship that has gone round. */
export function isHome(ship: Ship): boolean {
  return ship.lap > 0;
}

/** T-MAP. */
export function handLimit(ship: Ship): number {
  return has(ship.up, MAP) ? HAND_LIMIT_WITH_MAP : HAND_LIMIT;
}

/** T-HOLD; GHO-10: the ghost loads nothing onto the card. */
export function holdCount(s: State, ship: number): number {
  return has(s.ships[ship].up, SIXTH_HOLD) && !isGhost(s, ship) ? SIXTH + 1 : ORDINARY_HOLDS;
}

/** T-BETH. */
export function battleBonus(ship: Ship): number {
  return has(ship.up, BETH) ? BETH_BONUS : 0;
}

/** T-SABRE: the fighter who may have a roll made again; −1 for neither. GHO-5: at the ghost it sleeps. */
export function sabreOwner(s: State): number {
  if (!isGhost(s, s.ship) && has(s.ships[s.ship].up, SABRE)) return s.ship;
  return !isGhost(s, s.foe) && has(s.ships[s.foe].up, SABRE) ? s.foe : NO_FOE;
}

/** MOVE-7: the greater, the further ahead in the race. */
export function progress(s: State, ship: Ship): number {
  return ship.lap * s.rules.course.length - s.rules.course.toGo[ship.at];
}

/** Who answers for a ship in a fight: its seat; for the ghost one who does not fight, from the captain on (GHO-6). */
export function fightsFor(s: State, ship: number): Seat {
  if (!isGhost(s, ship)) return ship;
  const opponent = isGhost(s, s.ship) ? s.foe : s.ship;
  return s.captain === opponent ? (s.captain + 1) % s.seats : s.captain;
}

/** Who steers a ship: its seat; for the ghost the captain (GHO-4). */
export function steers(s: State, ship: number): Seat {
  return isGhost(s, ship) ? s.captain : ship;
}
