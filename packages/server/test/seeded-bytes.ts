import { seeded } from '@topsail/engine';
import { expect } from 'vitest';
import type { RandomBytes } from '../src/random.ts';

/** Bytes that a text repeats exactly. */
export function seededBytes(seed: string): RandomBytes {
  const luck = seeded(seed);
  return (count) => Buffer.from(Array.from({ length: count }, () => luck.roll(256) - 1));
}

const opened = new Map<string, number>();

/** Bytes that are the same whenever this test runs, and others each time the test asks for a new source. */
export function bytesOfThisTest(): RandomBytes {
  const name = expect.getState().currentTestName ?? 'no test';
  const count = (opened.get(name) ?? 0) + 1;
  opened.set(name, count);
  return seededBytes(`${name} ${count}`);
}
