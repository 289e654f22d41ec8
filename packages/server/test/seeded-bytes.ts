import { seeded } from '@topsail/engine';
import { expect } from 'vitest';
import type { RandomBytes } from '../src/random.ts';

/** Pseudo-random bytes that depend only on the seed. */
export function seededBytes(seed: string): RandomBytes {
  const chance = seeded(seed);
  return (count) => Buffer.from(Array.from({ length: count }, () => chance.roll(256) - 1));
}

const opened = new Map<string, number>();

/** The same bytes in every run of this test; other bytes for each further call in the test. */
export function bytesOfThisTest(): RandomBytes {
  const name = expect.getState().currentTestName ?? 'no test';
  const count = (opened.get(name) ?? 0) + 1;
  opened.set(name, count);
  return seededBytes(`${name} ${count}`);
}
