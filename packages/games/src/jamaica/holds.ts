import { bit, type Bits } from '@topsail/engine';
import { GOLD, GOOD_NAMES, type Cargo, type GoodName } from './types.ts';

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

/** LOAD-1: a load is one die's worth. */
export const MOST_IN_HOLD = 6;

const WIDTH = 5;
const MASK = 31;

export function contentsOf(good: number, count: number): Contents {
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

/** The lowest bit of each hold: a set of holds is a number with some of these bits. */
const EACH = 0b00001_00001_00001_00001_00001_00001;
const EACH_ORDINARY = EACH >> WIDTH;
const ORDINARY = EACH_ORDINARY * MASK;

/** The holds that carry a good, as bits of `EACH`: all six are compared at once. */
function carrying(holds: Holds, good: number): number {
  const unlike = (holds >> 3) ^ (good * EACH);
  return EACH & ~(unlike | (unlike >> 1));
}

/** How many tokens of one good each hold has, hold by hold in one number. */
export type Counts = number;

export function countsOf(holds: Holds, good: number): Counts {
  return holds & (carrying(holds, good) * 7);
}

/** All tokens of one good aboard. */
export function total(holds: Holds, good: number): number {
  return sum(countsOf(holds, good));
}

/** Summed in two steps of three holds each. */
export function sum(counts: Counts): number {
  const pairs = (counts & THIRDS) + ((counts >> WIDTH) & THIRDS);
  return (pairs + (pairs >> 10) + (pairs >> 20)) & 63;
}

const THIRDS = 0b00000_00111_00000_00111_00000_00111;

/** The fullest ordinary hold; the Sixth Hold where none has any. Bit after bit, only those stay that have it, if any do. */
export function fullest(counts: Counts): number {
  if ((counts & ORDINARY) === 0) return SIXTH;
  const fours = narrow(EACH_ORDINARY, counts >> 2);
  const twos = narrow(fours, counts >> 1);
  return lowestHold(narrow(twos, counts));
}

/** Those of a set of holds that also are in the other; all of it where none is. */
function narrow(set: number, other: number): number {
  const both = set & other;
  return both | (set & ((both - 1) >> 31));
}

/** What must come out of the ordinary holds if none of them may be left with more than `cap`. */
export function leastInAll(counts: Counts, cap: number): number {
  const over = ((counts & ORDINARY) | (EACH_ORDINARY << 3)) - cap * EACH_ORDINARY;
  return sum(over & (((over >> 3) & EACH_ORDINARY) * 7));
}

/** The holds without any token of one good. */
export function without(holds: Holds, good: number): Holds {
  return holds & ~(carrying(holds, good) * MASK);
}

/** The only hold that carries a good; −1 where none or several do. */
export function onlyHoldOf(holds: Holds, good: number): number {
  const set = carrying(holds, good);
  return set === 0 || (set & (set - 1)) !== 0 ? -1 : lowestHold(set);
}

/** The first hold of a set; 13/64 is a fifth, near enough for so few bits. */
function lowestHold(set: number): number {
  return ((31 - Math.clz32(set & -set)) * 13) >> 6;
}

/** LOAD-3: whether some hold could take a load of a good, being empty or holding another. */
export function hasRoom(holds: Holds, holdCount: number, good: number): boolean {
  const all = holdCount > ORDINARY_HOLDS ? EACH : EACH_ORDINARY;
  return (carrying(holds, good) & all) !== all;
}

/**
 * LOAD-1, LOAD-2, LOAD-4: where a load may go, one hold for each choice that differs in effect.
 * Empty holds first and only; else holds of another good, which would be emptied.
 */
export function berths(holds: Holds, holdCount: number, good: number): Bits {
  const empty = carrying(holds, 0);
  const ordinary = empty & EACH_ORDINARY;
  const sixth = holdCount > ORDINARY_HOLDS && inHold(holds, SIXTH) === 0 ? bit(SIXTH) : 0;
  if (ordinary !== 0) return bit(lowestHold(ordinary)) | sixth;
  return sixth !== 0 ? sixth : distinctHolds(without(holds, good), holdCount);
}

/** The holds that are not empty, equal ones once; the Sixth Hold always counts as different (T-HOLD). */
export function distinctHolds(holds: Holds, holdCount: number): Bits {
  let set = 0;
  let seen = bit(0);
  for (let hold = 0; hold < ORDINARY_HOLDS; hold++) {
    const kind = bit(inHold(holds, hold));
    if ((seen & kind) === 0) set |= bit(hold);
    seen |= kind;
  }
  return holdCount > ORDINARY_HOLDS && inHold(holds, SIXTH) !== 0 ? set | bit(SIXTH) : set;
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
