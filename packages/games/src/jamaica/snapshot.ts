import { has, members, size, type Bits, type Seat } from '@topsail/engine';
import { DECK } from './cards.ts';
import { cargoOf, inHold, ORDINARY_HOLDS, SIXTH } from './holds.ts';
import { rowOf } from './rows.ts';
import { isHome } from './ships.ts';
import type { Ship, State } from './state.ts';
import { SIXTH_HOLD, treasureNames, TREASURES } from './treasures.ts';
import type { ActionCard, Cargo, SpaceId, TreasureName } from './types.ts';

/** What lies in a hold, as a trace writes it: `{"gold": 3}`, or null for an empty one. */
export type HoldContents = Readonly<Record<string, number>> | null;

interface ShipSnapshot {
  readonly at: SpaceId;
  readonly lap: number;
  readonly home: boolean;
  readonly holds: readonly HoldContents[];
  /** Present with the card only. */
  readonly sixth?: HoldContents;
  readonly up?: readonly TreasureName[];
  readonly down?: readonly TreasureName[];
  readonly tokens?: number;
}

interface PlayerSnapshot extends ShipSnapshot {
  readonly hand: readonly ActionCard[];
  readonly deck: number;
  readonly discard: readonly ActionCard[];
}

/** The state as the trace tells it, secrets and all. */
export interface Snapshot {
  readonly captain: Seat;
  readonly lairs: readonly SpaceId[];
  readonly players: readonly PlayerSnapshot[];
  readonly ghost?: ShipSnapshot;
}

export function snapshot(s: State): Snapshot {
  const { course } = s.rules;
  return {
    captain: s.captain,
    lairs: members(s.lairs).map((lair) => course.ids[course.lairs[lair]]),
    players: s.ships.slice(0, s.seats).map((ship) => playerSnapshot(s, ship)),
    ...(s.ghost ? { ghost: shipSnapshot(s, s.ships[s.seats]) } : {}),
  };
}

function playerSnapshot(s: State, ship: Ship): PlayerSnapshot {
  return {
    ...shipSnapshot(s, ship),
    hand: cardsOf(ship.hand),
    deck: size(ship.deck),
    discard: cardsOf(ship.discard),
  };
}

function shipSnapshot(s: State, ship: Ship): ShipSnapshot {
  return {
    at: s.rules.course.ids[ship.at],
    lap: ship.lap,
    home: isHome(ship),
    holds: Array.from({ length: ORDINARY_HOLDS }, (_, hold) => contentsOf(ship, hold)),
    ...(has(ship.up, SIXTH_HOLD) ? { sixth: contentsOf(ship, SIXTH) } : {}),
    ...(s.rules.treasure.cards === 0 ? { tokens: ship.tokens } : treasuresOf(s, ship)),
  };
}

function contentsOf(ship: Ship, hold: number): HoldContents {
  return holdContents(cargoOf(inHold(ship.holds, hold)));
}

export function holdContents(cargo: Cargo | null): HoldContents {
  return cargo === null ? null : { [cargo.good]: cargo.count };
}

function treasuresOf(s: State, ship: Ship): Pick<ShipSnapshot, 'up' | 'down'> {
  return { up: treasureNames(ship.up), down: rowOf(s, ship).map((card) => TREASURES[card]) };
}

function cardsOf(cards: Bits): ActionCard[] {
  return members(cards).map((card) => DECK[card]);
}
