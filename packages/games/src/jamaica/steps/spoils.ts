import { bit, has, lowest, members, size, type Chance } from '@topsail/engine';
import { ASK } from '../agenda.ts';
import { ask } from '../ask.ts';
import { cargoOf, distinctHolds, goodIn, inHold, SIXTH, withHold } from '../holds.ts';
import { CURSE, ROB_HOLD, ROB_TOKEN, ROB_TREASURE, TAKE_NOTHING, type Move } from '../moves.ts';
import { cardAt, layDown, liftFrom, placeSeen } from '../rows.ts';
import { fightsFor, isGhost, shipName } from '../ships.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import { BETH, CURSES, POWERS, SIXTH_HOLD, TREASURES } from '../treasures.ts';
import { GOLD } from '../types.ts';
import { canStow } from './stow.ts';
import { loserOf } from './winner.ts';

/**
 * BAT-9, BAT-14: the winner is asked if anything is on offer. Whether a face-down card is a curse to give is his secret,
 * so with such a card he is asked even if all he can do is take nothing: else the question would tell.
 */
export function shareSpoils(s: State, winner: number): void {
  s.stower = winner;
  if (isAnythingOffered(s, winner) || givable(s, winner) !== 0) ask(s, ASK.spoils, bit(fightsFor(s, winner)));
}

export function isAnythingOffered(s: State, winner: number): boolean {
  const loser = loserOf(s, winner);
  const { up, down, tokens } = s.ships[loser];
  return (
    stealableUp(s, loser, up) !== 0 ||
    down !== 0 ||
    tokens > 0 ||
    curses(s, winner) !== 0 ||
    robbableHolds(s, winner) !== 0
  );
}

/** BAT-14: all that is on offer, in a fixed order; taking nothing comes last. */
export function listSpoils(s: State, out: Move[]): number {
  const winner = s.stower;
  const loser = loserOf(s, winner);
  const { up, down, tokens } = s.ships[loser];
  let n = 0;
  for (let rest = robbableHolds(s, winner); rest !== 0; rest &= rest - 1) out[n++] = ROB_HOLD[lowest(rest)];
  for (let rest = stealableUp(s, loser, up); rest !== 0; rest &= rest - 1)
    out[n++] = ROB_TREASURE[lowest(rest)];
  if (down !== 0) n = s.rules.blindTheft.list(size(down), out, n);
  if (tokens > 0) out[n++] = ROB_TOKEN;
  for (let rest = curses(s, winner); rest !== 0; rest &= rest - 1) out[n++] = CURSE[lowest(rest)];
  out[n++] = TAKE_NOTHING;
  return n;
}

/** GHO-2: nobody can take Lady Beth from the ghost. */
function stealableUp(s: State, loser: number, up: number): number {
  return isGhost(s, loser) ? up & ~bit(BETH) : up;
}

function curses(s: State, winner: number): number {
  return givable(s, winner) & CURSES;
}

/** The face-down cards a winner may give away if they are cursed; GHO-7: the ghost never does. */
function givable(s: State, winner: number): number {
  return isGhost(s, winner) ? 0 : s.ships[winner].down;
}

/** BAT-10: the loser's holds whose contents the winner could take aboard. */
function robbableHolds(s: State, winner: number): number {
  const { holds } = s.ships[loserOf(s, winner)];
  let set = 0;
  for (let rest = distinctHolds(holds, SIXTH + 1); rest !== 0; rest &= rest - 1) {
    const hold = lowest(rest);
    if (canTakeAboard(s, winner, inHold(holds, hold))) set |= bit(hold);
  }
  return set;
}

/** GHO-7: the ghost throws other goods overboard, which needs no room. */
function canTakeAboard(s: State, winner: number, cargo: number): boolean {
  return (isGhost(s, winner) && goodIn(cargo) !== GOLD) || canStow(s, winner, cargo);
}

/** BAT-15, T-HOLD, GHO-10: a face-up card; the Sixth Hold comes with what lies on it. */
export function robFaceUp(s: State, card: number, tell: Listener): void {
  const winner = s.ships[s.stower];
  const loser = s.ships[loserOf(s, s.stower)];
  loser.up &= ~bit(card);
  winner.up |= bit(card);
  const contents = card === SIXTH_HOLD ? carryOver(s) : 0;
  if (tell !== undefined) {
    const told = card === SIXTH_HOLD ? { contents: cargoOf(contents) } : {};
    tell({ ...robbery(s), treasure: TREASURES[card], face: 'up', knownBy: [], ...told });
  }
}

function carryOver(s: State): number {
  const winner = s.ships[s.stower];
  const loser = s.ships[loserOf(s, s.stower)];
  const contents = inHold(loser.holds, SIXTH);
  loser.holds = withHold(loser.holds, SIXTH, 0);
  const kept = isGhost(s, s.stower) && goodIn(contents) !== GOLD ? 0 : contents;
  winner.holds = withHold(winner.holds, SIXTH, kept);
  return contents;
}

/** BAT-11, TRE-4, GHO-5: a face-down card; a player who takes a power from the ghost turns it up. */
export function robFaceDown(s: State, move: Move, chance: Chance, tell: Listener): void {
  const loser = s.ships[loserOf(s, s.stower)];
  const place = s.rules.blindTheft.place(move, size(loser.down), chance);
  const card = cardAt(s, loser, place);
  s.crossed = true;
  liftFrom(s, loser, card);
  const up = has(POWERS, card) && !isGhost(s, s.stower);
  if (up) s.ships[s.stower].up |= bit(card);
  else layDown(s, s.stower, card);
  if (tell !== undefined) {
    tell({
      ...robbery(s),
      place,
      treasure: TREASURES[card],
      face: up ? 'up' : 'down',
      knownBy: members(s.knownBy[card]),
    });
  }
}

/** BAT-12. */
export function robToken(s: State, tell: Listener): void {
  s.ships[loserOf(s, s.stower)].tokens--;
  s.ships[s.stower].tokens++;
  if (tell !== undefined) tell({ ...robbery(s), face: 'up', knownBy: [] });
}

function robbery(s: State) {
  const winner = s.stower;
  return {
    e: 'steal-treasure',
    ship: shipName(s, winner),
    from: shipName(s, loserOf(s, winner)),
    seat: fightsFor(s, winner),
  } as const;
}

/** BAT-9 (c), TRE-4: all see that a cursed card was given, only giver and receiver see which. */
export function giveCurse(s: State, card: number, tell: Listener): void {
  const giver = s.stower;
  const receiver = loserOf(s, giver);
  const place = tell === undefined ? 0 : placeSeen(s, giver, card);
  liftFrom(s, s.ships[giver], card);
  layDown(s, receiver, card);
  s.cursed |= bit(card);
  s.crossed = true;
  if (tell !== undefined) {
    const to = shipName(s, receiver);
    tell({
      e: 'give-curse',
      ship: shipName(s, giver),
      to,
      seat: giver,
      place,
      treasure: TREASURES[card],
      face: 'down',
      knownBy: members(s.knownBy[card]),
    });
  }
}

export function takeNothing(s: State, tell: Listener): void {
  if (tell !== undefined) tell({ e: 'no-spoils', ship: shipName(s, s.stower), seat: fightsFor(s, s.stower) });
}
