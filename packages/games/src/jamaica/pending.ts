import type { Agenda } from './agenda.ts';
import { ASK, NOTHING_TO_DO } from './agenda.ts';
import { endsAt, listEnds } from './ends.ts';
import { cargoOf, contentsFrom, countIn, goodName, inHold, SIXTH, withHold } from './holds.ts';
import { shipName, shipNamed } from './ships.ts';
import type { State } from './state.ts';
import { total } from './steps/owed.ts';
import { GOOD_NAMES, type Cargo, type GoodName, type ShipName, type SpaceId } from './types.ts';

/** What a question leaves open, and what its answer goes on with. All of it is open to everybody. */
export interface Pending {
  /** What remains to be done, and how many players have had their turn. */
  readonly agenda: Agenda;
  readonly acted: number;
  /** The ship was brought here, or will be, by a shortage. */
  readonly fallen: boolean;
  readonly sail?: Lanes;
  readonly stow?: Stowing;
  readonly spend?: Spending;
  /** The ship that may take spoils. */
  readonly winner?: ShipName;
}

/** Where a ship may end. */
interface Lanes {
  readonly ahead: readonly SpaceId[];
  readonly astern: readonly SpaceId[];
}

/** What is to be put into a hold, and out of which of the loser's holds it comes; null: from the bank. */
interface Stowing {
  readonly ship: ShipName;
  readonly cargo: Cargo | null;
  readonly robbed: number | null;
}

/** What is being paid: how much in all and how much still, and what may come out of the hold in question. */
interface Spending {
  readonly ship: ShipName;
  readonly good: GoodName;
  readonly total: number;
  readonly owing: number;
  readonly hold: number;
  readonly least: number;
  readonly most: number;
  /** How many tokens lie in each hold not yet asked about, and how many the last one was left with. */
  readonly open: readonly number[];
  readonly lastLeft: number;
}

export const NOTHING_PENDING: Pending = { agenda: NOTHING_TO_DO, acted: 0, fallen: false };

export function pendingOf(s: State): Pending {
  const pending = { agenda: s.agenda, acted: s.acted, fallen: s.fallen };
  switch (s.asking) {
    case ASK.over:
      return NOTHING_PENDING;
    case ASK.sail:
      return { ...pending, sail: lanesOf(s) };
    case ASK.stow:
      return { ...pending, stow: stowingOf(s) };
    case ASK.take:
      return { ...pending, spend: spendingOf(s) };
    case ASK.spoils:
      return { ...pending, winner: shipName(s, s.stower) };
    default:
      return pending;
  }
}

function lanesOf(s: State): Lanes {
  const { ids } = s.rules.course;
  return {
    ahead: listEnds(s.ahead).map((space) => ids[space]),
    astern: listEnds(s.astern).map((space) => ids[space]),
  };
}

function stowingOf(s: State): Stowing {
  return { ship: shipName(s, s.stower), cargo: cargoOf(s.cargo), robbed: s.robbed < 0 ? null : s.robbed };
}

const ALL_HOLDS = [...new Array(SIXTH + 1).keys()];

function spendingOf(s: State): Spending {
  return {
    ship: shipName(s, s.payer),
    good: goodName(s.payGood),
    total: total(s),
    owing: s.owing,
    hold: s.takenFrom,
    least: s.leastTaken,
    most: s.mostTaken,
    open: ALL_HOLDS.map((hold) => countIn(inHold(s.open, hold))),
    lastLeft: s.lastLeft,
  };
}

/** Makes a state go on from here. */
export function resume(s: State, { agenda, acted, fallen, sail, stow, spend, winner }: Pending): void {
  s.agenda = agenda;
  s.acted = acted;
  s.fallen = fallen;
  if (sail !== undefined) resumeSail(s, sail);
  if (stow !== undefined) resumeStow(s, stow);
  if (spend !== undefined) resumeSpend(s, spend);
  if (winner !== undefined) s.stower = shipNamed(s, winner);
}

function resumeSail(s: State, { ahead, astern }: Lanes): void {
  const { ids } = s.rules.course;
  s.ahead = endsAt(ahead.map((id) => ids.indexOf(id)));
  s.astern = endsAt(astern.map((id) => ids.indexOf(id)));
}

function resumeStow(s: State, { ship, cargo, robbed }: Stowing): void {
  s.stower = shipNamed(s, ship);
  s.cargo = contentsFrom(cargo);
  s.robbed = robbed ?? -1;
}

function resumeSpend(s: State, { ship, good, owing, hold, least, most, open, lastLeft }: Spending): void {
  s.payer = shipNamed(s, ship);
  s.payGood = GOOD_NAMES.indexOf(good) + 1;
  s.owing = owing;
  s.takenFrom = hold;
  s.leastTaken = least;
  s.mostTaken = most;
  s.open = open.reduce((counts, count, hold) => withHold(counts, hold, count), 0);
  s.lastLeft = lastLeft;
}
