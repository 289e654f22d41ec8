import type { Chance } from '../chance.ts';
import { concat, hex, hmacSha256, sha256, utf8 } from '../sha256.ts';

/** What the host publishes before the first roll, so that the secret cannot be changed afterwards. */
export function commitment(secret: Uint8Array): string {
  return hex(sha256(secret));
}

/**
 * Dice anyone can check: roll number i is a keyed hash of the secret, the players' nonces and i.
 * The host cannot choose them (the nonces came later than the commitment), nor can the players (they lack the secret).
 */
export function keyed(secret: Uint8Array, nonces: readonly string[], firstRoll = 0): Chance {
  const mixed = sha256(utf8(JSON.stringify(nonces)));
  let index = firstRoll;
  return {
    roll(sides) {
      const name = utf8(`roll ${index++}`);
      for (let attempt = 0; ; attempt++) {
        const digest = hmacSha256(secret, concat(mixed, name, utf8(` try ${attempt}`)));
        const value = new DataView(digest.buffer).getUint32(0);
        // Values beyond the last whole multiple of `sides` would favour the low faces.
        if (value < 0x100000000 - (0x100000000 % sides)) return 1 + (value % sides);
      }
    },
  };
}
