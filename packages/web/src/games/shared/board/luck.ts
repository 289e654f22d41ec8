/** Luck that falls the same every time, so that a chart is always drawn the same. */
export type Luck = (from: number, to: number) => number;

export function luckOf(seed: number): Luck {
  let s = seed >>> 0;
  return (from, to) => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + ((to - from) * ((t ^ (t >>> 14)) >>> 0)) / 4294967296;
  };
}

/** A line that wanders smoothly between -1 and 1, and comes back upon itself after so many steps. */
export function wandering(seed: number, period: number): (x: number) => number {
  const luck = luckOf(seed);
  const values = Array.from({ length: period }, () => luck(-1, 1));
  const at = (i: number): number => values[((i % period) + period) % period] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const t = x - i;
    const eased = t * t * (3 - 2 * t);
    return at(i) * (1 - eased) + at(i + 1) * eased;
  };
}
