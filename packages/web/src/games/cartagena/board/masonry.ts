import { BOAT } from '@topsail/games';
import { luckOf } from '../../shared/board/luck.ts';
import { between, minus, offset, plus, unit, type Point } from '../../shared/board/geometry.ts';
import { pair, polygon, short } from '../../shared/board/path-text.ts';
import type { Layout } from './layout.ts';

const SPREAD = 4;
/** Where the corridor leaves the prison. */
const GATE = 150;

function box(from: Point, to: Point, [w, h]: Point): string {
  const [left, right] = [Math.min(from[0], to[0]) - w, Math.max(from[0], to[0]) + w];
  const [top, bottom] = [Math.min(from[1], to[1]) - h, Math.max(from[1], to[1]) + h];
  return `M${pair([left, top])}H${short(right)}V${short(bottom)}H${short(left)}z`;
}

/** The floor of the tunnel: a box for each step of the way, so that bends stay sharp and corridors apart. */
export function floorOf({ middles, half }: Layout): string {
  const room: Point = [half[0] + SPREAD, half[1] + SPREAD];
  return middles
    .slice(1, BOAT)
    .map((to, i) => {
      const from = middles[i] ?? to;
      return box(i === 0 ? [GATE + room[0], to[1]] : from, to, room);
    })
    .join('');
}

/** The line from the gate to the quay. */
export function wayThrough({ middles }: Layout): string {
  const [, ...stones] = middles.slice(0, BOAT);
  const [first, last] = [stones[0] ?? [0, 0], stones.at(-1) ?? [0, 0]];
  return `M${GATE} ${short(first[1])}L${stones.map(pair).join('L')}H${short(last[0] + 60)}`;
}

/** Flagstones, as a mason cuts them by eye: their shapes, their edges in light and in shade, and their cracks. */
interface Flags {
  readonly shapes: string;
  readonly lit: string;
  readonly shaded: string;
  readonly cracks: string;
}

export function flagsOf({ middles, half }: Layout): Flags {
  const flags = middles.slice(1, BOAT).map((middle, i) => flagAt(middle, half, i * 7 + 3));
  return {
    shapes: flags.map(({ shapes }) => shapes).join(''),
    lit: flags.map(({ lit }) => lit).join(''),
    shaded: flags.map(({ shaded }) => shaded).join(''),
    cracks: flags.map(({ cracks }) => cracks).join(''),
  };
}

const CORNERS: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

function flagAt(middle: Point, [w, h]: Point, seed: number): Flags {
  const luck = luckOf(seed);
  const corners = CORNERS.map(([x, y]) => plus(middle, [x * w + luck(-2.2, 2.2), y * h + luck(-2.2, 2.2)]));
  const corner = (i: number): Point => corners[i % 4] ?? middle;
  const shapes = polygon(
    CORNERS.flatMap((_, i) => [cut(corner(i), corner(i + 3), 8), cut(corner(i), corner(i + 1), 8)]),
  );
  const [a, b, c, d] = [corner(0), corner(1), corner(2), corner(3)];
  const lit = bevel(plus(d, [3, -10]), plus(a, [3, 9]), plus(a, [9, 3]), plus(b, [-10, 3]));
  const shaded = bevel(plus(b, [-3, 10]), plus(c, [-3, -9]), plus(c, [-9, -3]), plus(d, [10, -3]));
  return { shapes, lit, shaded, cracks: crackFrom(corner(seed), middle, seed) };
}

function bevel(...points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

function cut(from: Point, to: Point, length: number): Point {
  return plus(from, offset([0, 0], unit(minus(to, from)), length));
}

function crackFrom(corner: Point, middle: Point, seed: number): string {
  const luck = luckOf(seed + 1);
  const start = between(corner, middle, 0.1);
  const step = minus(middle, corner);
  return `M${pair(start)}l${pair([step[0] * 0.2 + luck(-3, 3), step[1] * 0.26])} ${pair([luck(-4, 4), step[1] * 0.14])}`;
}

/** Small arrowheads in the joints, pointing the way out. */
export function arrowsOf({ middles, pitch }: Layout): string {
  return middles
    .slice(1, BOAT)
    .map((to, i) => {
      const from: Point = i === 0 ? [to[0] - pitch[0], to[1]] : (middles[i] ?? to);
      const [at, way] = [between(from, to, 0.5), unit(minus(to, from))];
      return polygon([
        offset(at, way, 6),
        offset(at, way, -4, 8),
        offset(at, way, -1),
        offset(at, way, -4, -8),
      ]);
    })
    .join('');
}
