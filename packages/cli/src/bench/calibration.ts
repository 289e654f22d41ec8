import { medianOf, startClock } from './clock.ts';

export interface Calibration {
  /** Millions of steps a second. */
  readonly millionSteps: number;
  /** Always the same: the loop was really run. */
  readonly checksum: number;
}

const SIZE = 4096;
const STEPS = 20_000_000;

/** A fixed piece of work on integers and an array, so that figures of different machines can be compared. */
export function calibrate(): Calibration {
  work(STEPS / 4);
  return medianOf(measure, ({ millionSteps }) => millionSteps);
}

function measure(): Calibration {
  const clock = startClock();
  const checksum = work(STEPS);
  return { millionSteps: STEPS / 1e6 / clock(), checksum };
}

/** Walks a scrambled table: shifts, additions, a load, a store and a branch a step. */
function work(steps: number): number {
  const table = new Int32Array(SIZE).map((_, i) => Math.imul(i, 0x9e3779b1));
  let value = 1;
  for (let step = 0; step < steps; step++) {
    value ^= value << 13;
    value ^= value >>> 17;
    value ^= value << 5;
    const at = value & (SIZE - 1);
    const found = table[at] ?? 0;
    if ((found & 1) === 0) table[at] = (found + value) | 0;
    else table[at] = found >> 1;
    value = (value + found) | 1;
  }
  return value;
}
