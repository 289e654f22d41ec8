import { utf8 } from '../bytes.ts';
import { sha256 } from '../sha256.ts';
import { Generator } from './generator.ts';

/** Luck that a text repeats exactly: for local games, tests and examples. */
export function seeded(seed: string): Generator {
  const digest = new DataView(sha256(utf8(seed)).buffer);
  return new Generator(digest.getInt32(0), digest.getInt32(4), digest.getInt32(8));
}
