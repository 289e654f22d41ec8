/** What a digit leads to: an answer counted from 1, or a number that may still grow. */
export interface Typed {
  readonly choice?: number;
  readonly pending: string;
}

/** Adds a digit to those typed just before, where there are `count` answers. */
export function typeDigit(before: string, digit: string, count: number): Typed {
  const joined = Number(before + digit);
  const n = joined <= count ? joined : Number(digit);
  if (n === 0 || n > count) return { pending: '' };
  return n * 10 <= count ? { pending: String(n) } : { choice: n, pending: '' };
}
