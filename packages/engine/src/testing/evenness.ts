import type { Chance } from '../chance.ts';

export function rolls(chance: Chance, sides: number, count: number): number[] {
  return Array.from({ length: count }, () => chance.roll(sides, 'test'));
}

/**
 * How far 300 rolls a side are from even, in standard deviations of the chi-square statistic.
 * Below 4 nothing is to be seen; throws when a roll is not a whole number from 1 to `sides`.
 */
export function evenness(chance: Chance, sides: number): number {
  const expected = 300;
  const counts = Array.from({ length: sides }, () => 0);
  for (const value of rolls(chance, sides, expected * sides)) {
    if (!(value - 1 in counts)) throw new Error(`${value} is no side of a die with ${sides}`);
    counts[value - 1]++;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return Math.abs(chiSquare - (sides - 1)) / Math.sqrt(2 * (sides - 1));
}
