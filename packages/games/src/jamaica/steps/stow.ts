import { bit, lowest, type Bits } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import {
  berths,
  cargoOf,
  contentsOf,
  countIn,
  goodIn,
  goodName,
  hasRoom,
  inHold,
  withHold,
  type Contents,
} from '../holds.ts';
import { fightsFor, holdCount, isGhost, shipName } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { GOLD } from '../types.ts';
import { loserOf } from './winner.ts';

const FROM_BANK = -1;

/** LOAD-1 to LOAD-3: a load out of the bank. */
export function loadFromBank(s: State, good: number, tell: Listener): void {
  const cargo = contentsOf(good, s.die);
  s.cargo = cargo;
  s.stower = s.ship;
  s.robbed = FROM_BANK;
  const choices = stowBerths(s, s.ship, cargo);
  if (choices !== 0) stow(s, choices, tell);
  else if (tell !== undefined) tell({ e: 'skip-load', seat: s.ship, resource: goodName(goodIn(cargo)) });
}

/** BAT-10: the contents of one of the loser's holds, as one block, under the loading rules. */
export function loadFromLoser(s: State, winner: number, hold: number, tell: Listener): void {
  s.cargo = inHold(s.ships[loserOf(s, winner)].holds, hold);
  s.stower = winner;
  s.robbed = hold;
  // GHO-7: what is not gold goes overboard.
  if (isGhost(s, winner) && goodIn(s.cargo) !== GOLD) tellRobbery(s, takeFromLoser(s), null, 0, tell);
  else stow(s, stowBerths(s, winner, s.cargo), tell);
}

/** LOAD-3, BAT-10: whether a ship has any place for a cargo. */
export function canStow(s: State, ship: number, cargo: Contents): boolean {
  return hasRoom(s.ships[ship].holds, holdCount(s, ship), goodIn(cargo));
}

/** Where a ship may put a cargo; GHO-7: the ghost holds only gold, so it never empties a hold. */
export function stowBerths(s: State, ship: number, cargo: Contents): Bits {
  return berths(s.ships[ship].holds, holdCount(s, ship), goodIn(cargo));
}

function stow(s: State, choices: Bits, tell: Listener): void {
  if ((choices & (choices - 1)) !== 0) ask(s, ASK.stow, bit(fightsFor(s, s.stower)));
  else stowInto(s, lowest(choices), tell);
}

export function stowInto(s: State, hold: number, tell: Listener): void {
  const ship = s.ships[s.stower];
  const emptied = inHold(ship.holds, hold);
  ship.holds = withHold(ship.holds, hold, s.cargo);
  if (s.robbed !== FROM_BANK) tellRobbery(s, takeFromLoser(s), hold, emptied, tell);
  else if (tell !== undefined) {
    const { cargo } = s;
    tell({
      e: 'load',
      seat: s.stower,
      resource: goodName(goodIn(cargo)),
      count: countIn(cargo),
      hold,
      emptied: cargoOf(emptied),
    });
  }
}

function takeFromLoser(s: State): number {
  const loser = loserOf(s, s.stower);
  s.ships[loser].holds = withHold(s.ships[loser].holds, s.robbed, 0);
  return loser;
}

function tellRobbery(s: State, loser: number, into: number | null, emptied: Contents, tell: Listener): void {
  if (tell === undefined) return;
  tell({
    e: 'steal-hold',
    ship: shipName(s, s.stower),
    from: shipName(s, loser),
    seat: fightsFor(s, s.stower),
    hold: s.robbed,
    resource: goodName(goodIn(s.cargo)),
    count: countIn(s.cargo),
    into,
    emptied: cargoOf(emptied),
  });
}
