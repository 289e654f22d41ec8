import { randomBytes } from 'node:crypto';

/**
 * Returns `count` random bytes. A parameter, so that a test can repeat a game with its dice. The purpose is unique to
 * this call: a test server with many tables returns the same bytes for the same purpose.
 */
export type RandomBytes = (count: number, purpose: string) => Buffer;

/** Cryptographically secure: table ids and the secrets of dice are made of these bytes. */
export const secureRandomBytes: RandomBytes = (count) => randomBytes(count);
