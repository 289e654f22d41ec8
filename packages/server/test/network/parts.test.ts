import { describe, expect, it } from 'vitest';
import { limitKeyOf } from '../../src/http/client-address.ts';
import { TokenBucket } from '../../src/rate-limit/token-bucket.ts';

describe('a token bucket', () => {
  it('gives what it has, fills with time, and never beyond its capacity', () => {
    const bucket = new TokenBucket(10, 2, 0);
    expect(bucket.take(10, 0)).toBe(true);
    expect(bucket.take(1, 499)).toBe(false);
    expect(bucket.take(1, 500)).toBe(true);
    expect(bucket.secondsUntil(3, 500)).toBe(2);
    expect(bucket.isFull(60_000)).toBe(true);
    expect(bucket.take(11, 60_000)).toBe(false);
  });
});

describe('the rate-limit key of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('for %s is %s', (address, key) => {
    expect(limitKeyOf(address)).toBe(key);
  });
});
