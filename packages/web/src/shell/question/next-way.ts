import type { Way } from '../../games/contract/face.ts';

/** The way nearest to this one in which one more, or one fewer, comes from a part; undefined where there is none. */
export function wayWith(ways: readonly Way[], from: Way, part: number, step: 1 | -1): Way | undefined {
  const wanted = (from.taken[part] ?? 0) + step;
  const found = ways.filter(({ taken }) => taken[part] === wanted);
  return found.toSorted((a, b) => distance(a, from) - distance(b, from))[0];
}

function distance(a: Way, b: Way): number {
  return a.taken.reduce((sum, n, part) => sum + Math.abs(n - (b.taken[part] ?? 0)), 0);
}
