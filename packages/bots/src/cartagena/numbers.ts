import type { Chance } from '@topsail/engine';

const STEPS = 0x10000;

/** A number that is usually near 0, with a standard deviation of 1: the sum of twelve even ones. */
export function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (chance.roll(STEPS, 'error of judgement') - 0.5) / STEPS;
  return sum;
}

/** The indexes of the numbers, the greatest first. */
export function rankOf(numbers: Float64Array): number[] {
  const order = Array.from(numbers, (_, i) => i);
  return order.sort((one, other) => numbers[other] - numbers[one] || one - other);
}
