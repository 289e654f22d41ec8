import type { Chance } from '@topsail/engine';

/**
 * One of the best: any whose worth falls short of the best by no more than this part of the distance from the best to
 * the worst. So nobody tosses a coin among all moves, however little hangs on them; of two moves the better is made.
 */
export function pickAlike(worths: ArrayLike<number>, alike: number, chance: Chance): number {
  const all = Array.from(worths);
  const best = Math.max(...all);
  const least = best - alike * (best - Math.min(...all));
  const good = all.flatMap((worth, i) => (worth >= least ? [i] : []));
  return good.length === 1 || alike === 0 ? good[0] : good[chance.roll(good.length, 'alike') - 1];
}
