import { lowest } from '@topsail/engine';
import { CARDS_PER_SYMBOL, SYMBOLS, type Card, type Counts } from './types.ts';

/**
 * Some cards in no order, as one integer: five bits for the number of each symbol, the flag lowest.
 * Sets that do not overflow five bits are added and taken away with plain + and −.
 */
export type Cards = number;

/** What a draw gives when there is nothing left to draw. */
export const NONE = -1;

const FIELD = 5;
const MASK = 31;
const EVEN_FIELDS = 0x1f07c1f;
const ONE_OF_EACH = 0x2108421;
const LOW_BITS = ONE_OF_EACH * 15;

/** All 102 cards of the box. */
export const ALL_CARDS: Cards = ONE_OF_EACH * CARDS_PER_SYMBOL;

export function one(symbol: number): Cards {
  return 1 << (FIELD * symbol);
}

export function count(cards: Cards, symbol: number): number {
  return (cards >>> (FIELD * symbol)) & MASK;
}

/** The symbols of which there are cards, as one card of each: all six are looked at together. */
export function oneOfEach(cards: Cards): Cards {
  return ((((cards & LOW_BITS) + LOW_BITS) | cards) >>> 4) & ONE_OF_EACH;
}

/** The first symbol of which there is a card; 13/64 is a fifth, near enough for so few bits. */
export function firstSymbol(cards: Cards): number {
  return (lowest(cards) * 13) >> 6;
}

export function total(cards: Cards): number {
  const pairs = (cards & EVEN_FIELDS) + ((cards >>> FIELD) & EVEN_FIELDS);
  return (pairs & 0x3ff) + ((pairs >>> 10) & 0x3ff) + (pairs >>> 20);
}

/** The symbol of the n-th card, counting from 1, when they lie sorted by symbol. */
export function nth(cards: Cards, n: number): number {
  let symbol = 0;
  let left = n;
  for (let rest = cards; left > (rest & MASK); rest >>>= FIELD) {
    left -= rest & MASK;
    symbol++;
  }
  return symbol;
}

/** Whether every card of `part` is in `cards`. */
export function includes(cards: Cards, part: Cards): boolean {
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    if (count(cards, symbol) < count(part, symbol)) return false;
  }
  return true;
}

export function cardsOf({
  flag = 0,
  sabre = 0,
  pistol = 0,
  key = 0,
  bottle = 0,
  hat = 0,
}: Partial<Counts>): Cards {
  return flag + (sabre << 5) + (pistol << 10) + (key << 15) + (bottle << 20) + (hat << 25);
}

export function countsOf(cards: Cards): Counts {
  return {
    flag: count(cards, 0),
    sabre: count(cards, 1),
    pistol: count(cards, 2),
    key: count(cards, 3),
    bottle: count(cards, 4),
    hat: count(cards, 5),
  };
}

export function cardsIn(list: readonly Card[]): Cards {
  return list.reduce((cards, name) => cards + one(symbolOf(name)), 0);
}

export function symbolOf(card: Card): number {
  return SYMBOLS.indexOf(card);
}
