/** Starts counting processor time, which other programs on the machine disturb less than the wall clock. */
export function startClock(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

const RUNS = 3;

/** The middle one of three measurements. */
export function medianOf<T>(measure: () => T, size: (measured: T) => number): T {
  const sorted = Array.from({ length: RUNS }, measure).sort((a, b) => size(a) - size(b));
  const middle = sorted[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
