import { parseHex } from './bytes.ts';
import type { Chance } from './chance.ts';
import { commitment, keyedFrom } from './chance/keyed.ts';
import type { SealedNumbers } from './seal.ts';

/** How anyone can check that nobody chose the dice of a game. */
export interface Dice {
  /** The hash of the secret, told before the first roll: 64 hexadecimal digits. */
  readonly promise: string;
  /** What the players mixed in, in order: of sealed numbers what `mixedIn` gives. */
  readonly nonces: readonly string[];
  /** How the players agreed on the nonces; absent where they sent them openly. */
  readonly sealed?: SealedNumbers;
  /** 64 hexadecimal digits, told when the game is over. */
  readonly secret?: string;
}

/** The promise that a secret in hexadecimal keeps. */
export function promiseOf(secret: string): string {
  return commitment(bytesOf(secret));
}

/** The dice of a secret in hexadecimal, from any roll on: what moves taken back have rolled counts too. */
export function keyedDice(secret: string, nonces: readonly string[], firstRoll = 0): Chance {
  return keyedDiceFrom(secret, nonces)(firstRoll);
}

/** The same dice, to be taken up again and again. */
export function keyedDiceFrom(secret: string, nonces: readonly string[]): (firstRoll: number) => Chance {
  return keyedFrom(bytesOf(secret), nonces);
}

function bytesOf(secret: string): Uint8Array {
  const bytes = parseHex(secret);
  if (bytes === undefined) throw new Error('the secret of the dice is not hexadecimal');
  return bytes;
}
