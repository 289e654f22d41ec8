import { between, minus, plus, type Point } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';
import type { Stand } from './stands.ts';

/** Where on his way a pirate is, and how big. */
export type Spot = Pick<Stand, 'at' | 'scale'>;

/** The way along the tunnel from one stand to another, position by position. */
export function wayOf({ middles }: Layout, from: Stand, to: Stand): readonly Spot[] {
  const steps = Math.abs(to.position - from.position);
  const [start, end] = [middles[from.position], middles[to.position]];
  if (steps === 0 || start === undefined || end === undefined) return [from, to];
  const course = Math.sign(to.position - from.position);
  const [leave, arrive] = [minus(from.at, start), minus(to.at, end)];
  return Array.from({ length: steps + 1 }, (_, n) => {
    const t = n / steps;
    const middle: Point = middles[from.position + course * n] ?? end;
    return { at: plus(middle, between(leave, arrive, t)), scale: from.scale + (to.scale - from.scale) * t };
  });
}

const HOP = 9;

/** A pirate does not glide: between two stones he is off the ground. */
export function hopping(way: readonly Spot[]): readonly Spot[] {
  return way.flatMap((spot, i) => {
    const before = way[i - 1];
    if (before === undefined) return [spot];
    const [x, y] = between(before.at, spot.at, 0.5);
    return [{ at: [x, y - HOP], scale: (before.scale + spot.scale) / 2 }, spot];
  });
}
