import { solve } from '../learning/cholesky.ts';
import type { Estimate } from './summary.ts';

/** What one match says about how far two bots are apart. */
export interface Distance {
  readonly bot: string;
  readonly against: string;
  /** How many points of rating the first stands above the second. */
  readonly points: number;
  /** The standard deviation of that. */
  readonly error: number;
}

export interface Rated {
  readonly name: string;
  readonly rating: Estimate;
}

const Z = 1.959964;

/**
 * Ratings that agree best with all distances, the surer the distance the more: weighted least squares, with the anchor
 * at 0. The best comes first; bots that no chain of matches ties to the anchor are left out.
 */
export function commonScale(distances: readonly Distance[], anchor: string): Rated[] {
  const names = [...tiedTo(anchor, distances)].filter((name) => name !== anchor);
  const { square, right } = equations(names, distances);
  const ratings = names.length === 0 ? [] : [...solve(square, right)];
  const rated = names.map((name, i): Rated => {
    const unit = Float64Array.from(names, (_, other) => (other === i ? 1 : 0));
    const reach = Z * Math.sqrt(solve(square, unit)[i]);
    return { name, rating: { value: ratings[i], interval: [ratings[i] - reach, ratings[i] + reach] } };
  });
  const still: Rated = { name: anchor, rating: { value: 0, interval: null } };
  return [...rated, still].sort((a, b) => b.rating.value - a.rating.value);
}

function tiedTo(anchor: string, distances: readonly Distance[]): Set<string> {
  const tied = new Set([anchor]);
  for (let before = 0; before < tied.size;) {
    before = tied.size;
    for (const { bot, against } of distances)
      if (tied.has(bot) || tied.has(against)) tied.add(bot).add(against);
  }
  return tied;
}

function equations(
  names: readonly string[],
  distances: readonly Distance[],
): { square: Float64Array; right: Float64Array } {
  const width = names.length;
  const square = new Float64Array(width * width);
  const right = new Float64Array(width);
  for (const { bot, against, points, error } of distances) {
    const [plus, minus] = [names.indexOf(bot), names.indexOf(against)];
    const weight = 1 / error ** 2;
    for (const [one, sign] of [
      [plus, 1],
      [minus, -1],
    ]) {
      if (one < 0) continue;
      square[one * width + one] += weight;
      right[one] += sign * weight * points;
    }
    if (plus >= 0 && minus >= 0) square[Math.max(plus, minus) * width + Math.min(plus, minus)] -= weight;
  }
  return { square, right };
}
