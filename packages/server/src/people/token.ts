import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text that is safe in cookies, headers and links. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Tokens are looked up by their hash, so the time of a lookup reveals nothing about the token. The second comparison in
 * constant time guards against a store that matches only part of a hash.
 */
export function isSameHash(a: string, b: string): boolean {
  const one = Buffer.from(a);
  const other = Buffer.from(b);
  return one.length === other.length && timingSafeEqual(one, other);
}
