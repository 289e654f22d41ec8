import { hex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** The number of a player: sealed before the game, and opened when all seals were shown to everybody. */
export interface SealedNumber {
  readonly person: string;
  /** 64 hexadecimal digits. */
  readonly seal: string;
  /** Undefined when it was not opened in time. */
  readonly nonce: string | undefined;
}

/** The numbers of all players at a table, in the order of their seats. */
export interface SealedNumbers {
  readonly table: string;
  readonly numbers: readonly SealedNumber[];
}

/** The seal of a number. It holds for one person at one table, so that nobody can use the seal of another. */
export function sealOf(table: string, person: string, nonce: string): string {
  return hashOf(['topsail seal', table, person, nonce]);
}

/** What counts in the place of a number that was not opened: anyone can compute it from the seal. */
export function unopenedNonce(seal: string): string {
  return hashOf(['topsail unopened', seal]);
}

/** What the numbers mix into the dice. */
export function mixedIn(numbers: readonly SealedNumber[]): readonly string[] {
  return numbers.map(({ seal, nonce }) => nonce ?? unopenedNonce(seal));
}

function hashOf(parts: readonly string[]): string {
  return hex(sha256(utf8(JSON.stringify(parts))));
}
