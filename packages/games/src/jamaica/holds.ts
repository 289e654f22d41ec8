import { bit, type Bits } from '@topsail/engine';
import { GOLD, GOOD_NAMES, type Cargo, type Good, type GoodName } from './types.ts';

/**
 * The holds of one ship as one number, five bits a hold: two for the good, three for the count.
 * No hold ever has more than six tokens, because loads never add to one another (LOAD-1, BAT-10).
 */
export type Holds = number;

/** What lies in one hold: good × 8 + count, or 0 when it is empty. */
export type Contents = number;

export const ORDINARY_HOLDS = 5;
/** The number of the hold that the treasure card adds (T-HOLD). */
export const SIXTH = 5;

const WIDTH = 5;
const MASK = 31;

export function contentsOf(good: Good, count: number): Contents {
  return good * 8 + count;
}

export function goodIn(contents: Contents): number {
  return contents >> 3;
}

export function countIn(contents: Contents): number {
  return contents & 7;
}

export function inHold(holds: Holds, hold: number): Contents {
  return (holds >> (WIDTH * hold)) & MASK;
}

export function withHold(holds: Holds, hold: number, contents: Contents): Holds {
  return (holds & ~(MASK << (WIDTH * hold))) | (contents << (WIDTH * hold));
}

/** All tokens of one good aboard. */
export function total(holds: Holds, good: number): number {
  let sum = 0;
  for (let rest = holds; rest !== 0; rest >>= WIDTH) if (goodIn(rest & MASK) === good) sum += rest & 7;
  return sum;
}

/** The holds without any token of one good. */
export function without(holds: Holds, good: number): Holds {
  let left = holds;
  for (let hold = 0; hold <= SIXTH; hold++)
    if (goodIn(inHold(left, hold)) === good) left = withHold(left, hold, 0);
  return left;
}

/** LOAD-3: whether some hold could take a load of a good, being empty or holding another. */
export function hasRoom(holds: Holds, holdCount: number, good: number): boolean {
  for (let hold = 0; hold < holdCount; hold++) if (goodIn(inHold(holds, hold)) !== good) return true;
  return false;
}

/**
 * LOAD-1, LOAD-2, LOAD-4: where a load may go, one hold for each choice that differs in effect.
 * Empty holds first and only; else holds of another good, which would be emptied.
 */
export function berths(holds: Holds, holdCount: number, good: number): Bits {
  let empty = 0;
  let other = 0;
  let seen = 0;
  for (let hold = 0; hold < holdCount; hold++) {
    const contents = inHold(holds, hold);
    const kind = hold === SIXTH ? 0 : bit(contents);
    if ((seen & kind) !== 0) continue;
    seen |= kind;
    if (contents === 0) empty |= bit(hold);
    else if (goodIn(contents) !== good) other |= bit(hold);
  }
  return empty === 0 ? other : empty;
}

/** The holds that are not empty, equal ones once; the Sixth Hold always counts as different (T-HOLD). */
export function distinctHolds(holds: Holds, holdCount: number): Bits {
  let set = 0;
  let seen = 0;
  for (let hold = 0; hold < holdCount; hold++) {
    const contents = inHold(holds, hold);
    if (contents === 0) continue;
    if (hold !== SIXTH && (seen & bit(contents)) !== 0) continue;
    seen |= bit(contents);
    set |= bit(hold);
  }
  return set;
}

export function cargoOf(contents: Contents): Cargo | null {
  return contents === 0 ? null : { good: goodName(goodIn(contents)), count: countIn(contents) };
}

export function contentsFrom(cargo: Cargo | null): Contents {
  return cargo === null ? 0 : (GOOD_NAMES.indexOf(cargo.good) + 1) * 8 + cargo.count;
}

export function goodName(good: number): GoodName {
  return GOOD_NAMES[good - GOLD];
}
