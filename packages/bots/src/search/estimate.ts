import type { Chance, Move } from '@topsail/engine';
import { LUCK } from './luck.ts';

/** How a move has turned out where it was tried. */
export interface Estimate {
  readonly move: Move;
  readonly mean: number;
}

/** How far a player sees, and what he will not do. */
export interface Sight {
  /** The standard deviation of the error in judging a move, in chances to win. */
  readonly noise: number;
  /** No move is made that seems to give away more than this of the chance to win. */
  readonly mostGivenAway: number;
}

export const CLEAR_SIGHT: Sight = { noise: 0, mostGivenAway: 0 };

/** The move that looks best to one who sees no better than that. */
export function pick(estimates: readonly Estimate[], sight: Sight, chance: Chance): Move {
  const least = Math.max(...estimates.map(({ mean }) => mean)) - sight.mostGivenAway;
  let [best] = estimates;
  let most = -Infinity;
  for (const estimate of estimates) {
    const seen = estimate.mean + (sight.noise === 0 ? 0 : sight.noise * bell(chance));
    if (estimate.mean < least || seen <= most) continue;
    best = estimate;
    most = seen;
  }
  return best.move;
}

/** A number that is usually near 0, with a standard deviation of 1: the sum of twelve even ones. */
function bell(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += (chance.roll(LUCK, 'noise') - 0.5) / LUCK;
  return sum;
}
