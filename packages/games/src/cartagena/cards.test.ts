import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_CARDS,
  cardsIn,
  cardsOf,
  count,
  countsOf,
  firstSymbol,
  includes,
  nth,
  one,
  oneOfEach,
  symbolOf,
  total,
} from './cards.ts';
import { SYMBOLS, type Counts } from './types.ts';

const number = fc.integer({ min: 0, max: 17 });
const anyCounts: fc.Arbitrary<Counts> = fc.record({
  flag: number,
  sabre: number,
  pistol: number,
  key: number,
  bottle: number,
  hat: number,
});
const halfCounts = anyCounts.map((counts) => countsOf(cardsOf(counts) & (15 * 0x2108421)));

function listOf(counts: Counts): (keyof Counts)[] {
  return SYMBOLS.flatMap((card) => new Array<keyof Counts>(counts[card]).fill(card));
}

describe('cards packed in one integer', () => {
  it('give back their counts', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        expect(countsOf(cardsOf(counts))).toEqual(counts);
      }),
    );
  });

  it('are as many as the counts say', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const cards = cardsOf(counts);
        expect(total(cards)).toBe(listOf(counts).length);
        SYMBOLS.forEach((card, symbol) => expect(count(cards, symbol)).toBe(counts[card]));
        expect(cards).toBe(cardsIn(listOf(counts)));
      }),
    );
  });

  it('fit a small integer of any engine', () => {
    expect(ALL_CARDS).toBeLessThan(2 ** 30);
    expect(total(ALL_CARDS)).toBe(102);
    expect(cardsOf({ flag: 31, sabre: 31, pistol: 31, key: 31, bottle: 31, hat: 31 })).toBe(2 ** 30 - 1);
  });

  it('are added and taken away with + and −', () => {
    fc.assert(
      fc.property(halfCounts, halfCounts, (a, b) => {
        const sum = cardsOf(a) + cardsOf(b);
        SYMBOLS.forEach((card, symbol) => expect(count(sum, symbol)).toBe(a[card] + b[card]));
        expect(sum - cardsOf(b)).toBe(cardsOf(a));
        expect(includes(sum, cardsOf(a))).toBe(true);
      }),
    );
  });

  it('include what is not more of anything', () => {
    fc.assert(
      fc.property(anyCounts, anyCounts, (a, b) => {
        const expected = SYMBOLS.every((card) => a[card] >= b[card]);
        expect(includes(cardsOf(a), cardsOf(b))).toBe(expected);
      }),
    );
  });

  it('lie sorted by symbol when one is drawn', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const drawn = listOf(counts).map((_, i) => SYMBOLS[nth(cardsOf(counts), i + 1)]);
        expect(drawn).toEqual(listOf(counts));
      }),
    );
  });

  it('tell of which symbols there are any, and which comes first', () => {
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const found = SYMBOLS.filter((card) => counts[card] > 0);
        const each = oneOfEach(cardsOf(counts));
        expect(each).toBe(cardsIn(found));
        if (found.length > 0) expect(SYMBOLS[firstSymbol(each)]).toBe(found[0]);
      }),
    );
    SYMBOLS.forEach((_, symbol) => expect(firstSymbol(one(symbol))).toBe(symbol));
  });

  it('are numbered as the symbols are listed', () => {
    expect(SYMBOLS.map(symbolOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(countsOf(one(symbolOf('bottle'))).bottle).toBe(1);
  });
});
