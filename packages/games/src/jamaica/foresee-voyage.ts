import { TASK } from './agenda.ts';
import type { Encounter, Fact, When } from './facts.ts';
import { hasEnd } from './ends.ts';
import type { Foreseen } from './foresee.ts';
import { goodName, total, without } from './holds.ts';
import type { Prospect } from './points/types.ts';
import { priceGood } from './price.ts';
import { isGhost, isHome, shipName } from './ships.ts';
import { NO_FOE, type State } from './state.ts';
import { firstFoe } from './steps/battle.ts';
import { lairHasToken } from './steps/plunder.ts';
import { pathBetween } from './steps/path.ts';
import { sailTo } from './steps/sail.ts';
import type { ShipName, SpaceId } from './types.ts';

/** An answer to where the acting ship ends. */
export function foreseeVoyage(s: State, to: number): Foreseen {
  return arrival(s, to, {});
}

/**
 * Sails the acting ship to a space, and tells what awaits it there. A battle comes first (MOVE-3) and may change what can be
 * paid, so the price is sure only where nobody is met.
 */
export function arrival(s: State, to: number, when: When): Foreseen {
  const dir = hasEnd(s.ahead, to) ? 'forward' : 'backward';
  const path = pathBetween(s, s.ships[s.ship].at, to, dir);
  sailTo(s, to, undefined);
  const voyage = sails(s, path, when);
  const ships = shipsMet(s);
  const { certain, possible } = reckoning(s, when);
  if (ships.length === 0) return { certain: [voyage, ...certain], possible };
  const meets: Fact = { ...when, fact: 'meets', to: placeOf(s), ships };
  const isSure = ({ fact }: Fact): boolean => fact === 'treasure';
  return {
    certain: [voyage, meets, ...certain.filter(isSure)],
    possible: [...certain.filter((fact) => !isSure(fact)), ...possible],
  };
}

function sails(s: State, path: readonly SpaceId[], when: When): Fact {
  const ship = s.ships[s.ship];
  const lane = s.rules.course.lane[ship.at];
  return {
    ...when,
    fact: 'sails',
    ship: shipName(s, s.ship),
    to: placeOf(s),
    path,
    ...(lane === undefined ? {} : { lane }),
    home: isHome(ship),
  };
}

function placeOf(s: State): SpaceId {
  return s.rules.course.ids[s.ships[s.ship].at];
}

/** Every ship that stands where the acting ship has arrived. */
function shipsMet(s: State): ShipName[] {
  const met: ShipName[] = [];
  for (let foe = firstFoe(s, 0); foe !== NO_FOE; foe = firstFoe(s, foe + 1)) met.push(shipName(s, foe));
  return met;
}

/** The price, the shortage or the treasure of the space, with what is aboard now. */
function reckoning(s: State, when: When): Foreseen {
  const { course, shortage } = s.rules;
  const ship = s.ships[s.ship];
  const to = placeOf(s);
  const price = course.price[ship.at];
  if (lairHasToken(s, ship.at)) {
    const treasure: Fact = { ...when, fact: 'treasure', to };
    return s.fallen ? { certain: [], possible: [treasure] } : { certain: [treasure], possible: [] };
  }
  const unpaid = price === 0 || isGhost(s, s.ship) || (s.fallen && shortage.then !== TASK.settle);
  if (unpaid) return { certain: [], possible: [] };
  const good = priceGood(course, ship.at);
  const has = total(ship.holds, good);
  const name = goodName(good);
  if (has >= price) return { certain: [{ ...when, fact: 'pays', to, good: name, price }], possible: [] };
  ship.holds = without(ship.holds, good);
  const short: Fact = { ...when, fact: 'shortage', to, good: name, price, has, missing: price - has };
  const thrown = shortage.prospects(s).map((prospect) => fall(s, prospect, when));
  return thrown.length === 1
    ? { certain: [short, ...thrown], possible: [] }
    : { certain: [short], possible: thrown };
}

/** One way a shortage may go, and whom the ship would meet at its end (SHORT-2, SHORT-4). */
function fall(s: State, { sign, probability, to }: Prospect, when: When): Fact {
  const meets = to.flatMap((space) => encounterAt(s, space));
  return {
    ...when,
    fact: 'thrown',
    to: placeOf(s),
    back: to.map((space) => s.rules.course.ids[space]),
    ...(meets.length === 0 ? {} : { meets }),
    ...(sign === undefined ? {} : { sign }),
    probability,
  };
}

function encounterAt(s: State, space: number): Encounter[] {
  const there = s.clone();
  there.ships[s.ship].at = space;
  const ships = shipsMet(there);
  return ships.length === 0 ? [] : [{ to: placeOf(there), ships }];
}
