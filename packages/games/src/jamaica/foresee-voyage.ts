import { TASK } from './agenda.ts';
import type { Fact, When } from './facts.ts';
import type { Foreseen } from './foresee.ts';
import { cargoOf, countIn, goodIn, goodName, inHold, total, without } from './holds.ts';
import { priceGood } from './price.ts';
import { isGhost, isHome, shipName } from './ships.ts';
import { NO_FOE, type State } from './state.ts';
import { firstFoe } from './steps/battle.ts';
import { lairHasToken } from './steps/plunder.ts';
import { arrive } from './steps/sail.ts';

/** An answer to where the acting ship ends. */
export function foreseeVoyage(s: State, to: number): Foreseen {
  arrive(s, to, undefined);
  return arrival(s, {});
}

/**
 * What awaits the acting ship where it has just arrived. A battle comes first (MOVE-3), so what follows it is sure
 * only where nobody is met.
 */
export function arrival(s: State, when: When): Foreseen {
  const { course } = s.rules;
  const ship = s.ships[s.ship];
  const to = course.ids[ship.at];
  const lane = course.lane[ship.at];
  const sails: Fact = {
    ...when,
    fact: 'sails',
    ship: shipName(s, s.ship),
    to,
    ...(lane === undefined ? {} : { lane }),
    home: isHome(ship),
  };
  const met = shipsMet(s);
  const meets: Fact[] =
    met.length === 0 ? [] : [{ ...when, fact: 'meets', to, ships: met.map((foe) => shipName(s, foe)) }];
  const { certain, possible } = reckoning(s, when);
  if (met.length === 0) return { certain: [sails, ...certain], possible };
  return { certain: [sails, ...meets], possible: [...certain, ...possible] };
}

/** Every ship that stands where the acting ship has arrived. */
export function shipsMet(s: State): number[] {
  const met: number[] = [];
  for (let foe = firstFoe(s, 0); foe !== NO_FOE; foe = firstFoe(s, foe + 1)) met.push(foe);
  return met;
}

/** The price, the shortage or the treasure of the space, with what is aboard now. */
function reckoning(s: State, when: When): Foreseen {
  const { course, shortage } = s.rules;
  const ship = s.ships[s.ship];
  const to = course.ids[ship.at];
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
  const thrown = shortage.prospects(s).map(({ sign, probability, to: back }): Fact => ({
    ...when,
    fact: 'thrown',
    to,
    back: back.map((space) => course.ids[space]),
    ...(sign === undefined ? {} : { sign }),
    probability,
  }));
  const short: Fact = { ...when, fact: 'shortage', to, good: name, price, has, missing: price - has };
  return thrown.length === 1
    ? { certain: [short, ...thrown], possible: [] }
    : { certain: [short], possible: thrown };
}

/** Where a load goes, and what it throws out. */
export function foreseeStow(s: State, hold: number): Fact[] {
  const thrown = cargoOf(inHold(s.ships[s.stower].holds, hold));
  const loads: Fact = {
    fact: 'loads',
    good: goodName(goodIn(s.cargo)),
    count: countIn(s.cargo),
    into: [hold],
  };
  return thrown === null ? [loads] : [loads, { fact: 'empties', hold, cargo: thrown }];
}
