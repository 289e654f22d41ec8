import { randomBytes } from 'node:crypto';

/** Returns `count` random bytes. A parameter, so that a test can repeat a game with its dice. */
export type RandomBytes = (count: number) => Buffer;

/** Cryptographically secure: table ids and the secrets of dice are made of these bytes. */
export const secureRandomBytes: RandomBytes = (count) => randomBytes(count);
