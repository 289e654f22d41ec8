/** Sets of small numbers (0 to 30) as one integer: cheap to copy, compare and count. */
export type Bits = number;

export function bit(n: number): Bits {
  return 1 << n;
}

export function firstBits(n: number): Bits {
  return (1 << n) - 1;
}

export function has(set: Bits, n: number): boolean {
  return (set & (1 << n)) !== 0;
}

export function size(set: Bits): number {
  let v = set - ((set >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The smallest member of a set that is not empty. */
export function lowest(set: Bits): number {
  return 31 - Math.clz32(set & -set);
}

/** Of each eight bits, how many are set, and which is the n-th: looked up at `bits * 8 + n - 1`. */
const SIZE_OF_EIGHT = Uint8Array.from({ length: 256 }, (_, bits) => size(bits));
const NTH_OF_EIGHT = Uint8Array.from({ length: 2048 }, (_, at) => members(at >> 3)[at & 7] ?? 0);

/** The n-th smallest member, counting from 1 as a die does. */
export function nth(set: Bits, n: number): number {
  let left = n;
  for (let first = 0; first < 32; first += 8) {
    const eight = (set >> first) & 255;
    const found = SIZE_OF_EIGHT[eight];
    if (left <= found) return first + NTH_OF_EIGHT[eight * 8 + left - 1];
    left -= found;
  }
  throw new Error(`the set has no member ${n}`);
}

export function members(set: Bits): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
