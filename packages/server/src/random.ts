import { randomBytes } from 'node:crypto';

/** So many random bytes. A parameter, so that a test can repeat a game, dice included. */
export type RandomBytes = (count: number) => Buffer;

/** Bytes nobody can guess: they become table ids and the secrets of dice. */
export const unguessable: RandomBytes = (count) => randomBytes(count);
