import { between, distance, minus, plus, type Point } from '../../board/geometry.ts';
import { SHEET } from '../../board/sheet.ts';
import { preferences } from '../../settings/preferences.svelte.ts';
import type { Layout } from './layout.ts';
import type { Stand } from './stands.ts';

type Spot = Pick<Stand, 'at' | 'scale'>;

const LONGEST = 580;
const SHORTEST = 200;
const A_SPACE = 70;
const UNIT = 100 / SHEET.width;

/** Where a pirate is and how big, as a transform. */
export function carried({ at: [x, y], scale }: Spot): string {
  return `translate(${(x * UNIT).toFixed(3)}cqw,${(y * UNIT).toFixed(3)}cqw)scale(${scale.toFixed(3)})`;
}

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
function hopping(way: readonly Spot[]): readonly Spot[] {
  return way.flatMap((spot, i) => {
    const before = way[i - 1];
    if (before === undefined) return [spot];
    const [x, y] = between(before.at, spot.at, 0.5);
    return [{ at: [x, y - HOP], scale: (before.scale + spot.scale) / 2 }, spot];
  });
}

/** Shows the way between two stands; who asked for less motion sees the pirate arrive at once. */
export function walk(figure: HTMLElement, layout: Layout, from: Stand, to: Stand): void {
  const way = wayOf(layout, from, to);
  const duration = preferences.lasting(Math.min(LONGEST, SHORTEST + A_SPACE * (way.length - 2)));
  if (distance(from.at, to.at) < 1 || duration === 0) return;
  figure.animate(
    hopping(way).map((spot) => ({ transform: carried(spot) })),
    { duration, easing: 'ease-in-out' },
  );
}
