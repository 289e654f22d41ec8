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

/** The n-th smallest member, counting from 1 as a die does. */
export function nth(set: Bits, n: number): number {
  let rest = set;
  for (let i = 1; i < n; i++) rest &= rest - 1;
  return lowest(rest);
}

export function members(set: Bits): number[] {
  const list: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) list.push(lowest(rest));
  return list;
}
