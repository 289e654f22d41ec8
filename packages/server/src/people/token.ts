import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 bits of luck that can stand in a cookie, a header and a link. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A token is looked up by its hash, and how long that takes can tell of the hash at most, from which no token can be
 * made. Compared once more in constant time, so that a store which finds by less than the whole lets nobody in.
 */
export function isSameHash(a: string, b: string): boolean {
  const one = Buffer.from(a);
  const other = Buffer.from(b);
  return one.length === other.length && timingSafeEqual(one, other);
}
