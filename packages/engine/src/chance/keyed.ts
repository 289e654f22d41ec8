import type { Chance } from '../chance.ts';
import { concat, hex, utf8, wordAt } from '../bytes.ts';
import { hmacSha256, sha256 } from '../sha256.ts';

/** What the host publishes before the first roll, so that the secret cannot be changed afterwards. */
export function commitment(secret: Uint8Array): string {
  return hex(sha256(secret));
}

/**
 * Dice anyone can check: roll number i is a keyed hash of the secret, the players' nonces and i.
 * The host cannot choose them (the nonces came later than the commitment), nor can the players (they lack the secret).
 */
export function keyed(secret: Uint8Array, nonces: readonly string[], firstRoll = 0): Chance {
  return keyedFrom(secret, nonces)(firstRoll);
}

/** The same dice, to be taken up again and again: what hangs on secret and nonces alone is computed once. */
export function keyedFrom(secret: Uint8Array, nonces: readonly string[]): (firstRoll: number) => Chance {
  const rollOf = keyedRolls(secret, nonces);
  return (firstRoll) => {
    let index = firstRoll;
    return { roll: (sides) => rollOf(index++, sides).value };
  };
}

/** One roll, and the hash whose first four bytes give it. */
export interface KeyedRoll {
  readonly value: number;
  readonly hash: Uint8Array;
}

/** The same dice, roll by roll. */
export function keyedRolls(
  secret: Uint8Array,
  nonces: readonly string[],
): (roll: number, sides: number) => KeyedRoll {
  const mixed = sha256(utf8(JSON.stringify(nonces)));
  const hashOf = hmacSha256(secret);
  return (roll, sides) => {
    for (let attempt = 0; ; attempt++) {
      const hash = hashOf(concat(mixed, utf8(`roll ${roll} try ${attempt}`)));
      const word = wordAt(hash, 0) >>> 0;
      // Values beyond the last whole multiple of `sides` would favour the low faces.
      if (word < 0x100000000 - (0x100000000 % sides)) return { value: 1 + (word % sides), hash };
    }
  };
}
