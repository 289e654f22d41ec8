import { Generator } from './generator.ts';

/** Luck for search and benchmarks: from a number, in no time. Never the table's own. */
export function fast(seed: number): Generator {
  return new Generator(seed | 0, Math.floor(seed / 0x100000000) | 0, 0x9e3779b9 | 0);
}
