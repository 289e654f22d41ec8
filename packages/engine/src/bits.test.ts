import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bit, firstBits, has, lowest, members, nth, size, type Bits } from './bits.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 30 }));

function bitsOf(list: readonly number[]): Bits {
  return list.reduce((set, n) => set | bit(n), 0);
}

describe('bits are sets of the numbers 0 to 30', () => {
  it('with the members that were put in, in order', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        expect(members(bitsOf(list))).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  it('that count their members', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        expect(size(bitsOf(list))).toBe(list.length);
      }),
    );
  });

  it('that know what they have and what not', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 30 }), (list, n) => {
        expect(has(bitsOf(list), n)).toBe(new Set(list).has(n));
      }),
    );
  });

  it('with a lowest and an n-th member, counted from 1', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), (list) => {
        const sorted = [...list].sort((a, b) => a - b);
        expect(lowest(bitsOf(list))).toBe(sorted[0]);
        expect(sorted.map((_, index) => nth(bitsOf(list), index + 1))).toEqual(sorted);
      }),
    );
  });

  it('without a member beyond the last', () => {
    expect(() => nth(bitsOf([2, 30]), 3)).toThrow('no member 3');
    expect(() => nth(0, 1)).toThrow('no member 1');
  });

  it('whose union and difference are those of sets', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, two) => {
        const union = [...new Set([...one, ...two])].sort((a, b) => a - b);
        expect(members(bitsOf(one) | bitsOf(two))).toEqual(union);
        const rest = one.filter((n) => !two.includes(n)).sort((a, b) => a - b);
        expect(members(bitsOf(one) & ~bitsOf(two))).toEqual(rest);
      }),
    );
  });

  it('the first n numbers are those below n', () => {
    for (let n = 0; n <= 30; n++)
      expect(members(firstBits(n))).toEqual(Array.from({ length: n }, (_, i) => i));
  });
});
