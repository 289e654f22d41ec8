import { describe, expect, it } from 'vitest';
import { neighbourhoodOf } from '../../src/http/address.ts';
import { Purse } from '../../src/socket/purse.ts';

describe('a purse', () => {
  it('gives what it has, fills with time, and never beyond its most', () => {
    const purse = new Purse(10, 2, 0);
    expect(purse.spend(10, 0)).toBe(true);
    expect(purse.spend(1, 499)).toBe(false);
    expect(purse.spend(1, 500)).toBe(true);
    expect(purse.secondsUntil(3, 500)).toBe(2);
    expect(purse.isFull(60_000)).toBe(true);
    expect(purse.spend(11, 60_000)).toBe(false);
  });
});

describe('a neighbourhood', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, neighbourhood) => {
    expect(neighbourhoodOf(address)).toBe(neighbourhood);
  });
});
