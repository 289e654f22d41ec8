import type { Chance } from '../chance.ts';

/**
 * Small fast counting generator (sfc32): 128 bits of state in one typed array, so that no number is ever boxed.
 * Quick enough for search, and its state can be copied.
 */
export class Generator implements Chance {
  private readonly words: Int32Array;

  constructor(a: number, b: number, c: number) {
    this.words = Int32Array.of(a, b, c, 1);
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 bits, as a signed number. */
  next(): number {
    const w = this.words;
    const sum = (w[0] + w[1] + w[3]) | 0;
    w[3] = w[3] + 1;
    w[0] = w[1] ^ (w[1] >>> 9);
    w[1] = w[2] + (w[2] << 3);
    w[2] = ((w[2] << 21) | (w[2] >>> 11)) + sum;
    return sum;
  }

  /** Even to one part in 2^32 / sides: far below what any game could show. */
  roll(sides: number): number {
    return 1 + ((((this.next() >>> 0) / 0x100000000) * sides) | 0);
  }
}
