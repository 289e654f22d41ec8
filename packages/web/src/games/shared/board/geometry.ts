/** A point of a chart, or a step from one to another; x to the right, y down the sheet. */
export type Point = readonly [x: number, y: number];

/** Points one after the other, to be joined. */
export type Line = readonly Point[];

export function plus(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function minus(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

export function times(a: Point, k: number): Point {
  return [a[0] * k, a[1] * k];
}

/** From `a` so far along a direction, and so far across it. */
export function offset(a: Point, direction: Point, along: number, across = 0): Point {
  return [
    a[0] + direction[0] * along + direction[1] * across,
    a[1] + direction[1] * along - direction[0] * across,
  ];
}

function length(a: Point): number {
  return Math.hypot(a[0], a[1]);
}

export function distance(a: Point, b: Point): number {
  return length(minus(a, b));
}

export function unit(a: Point): Point {
  return times(a, 1 / (length(a) || 1));
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export function mean(points: Line): Point {
  return times(points.reduce(plus, [0, 0]), 1 / points.length);
}

/** Clockwise, in degrees. */
export function turned(a: Point, degrees: number): Point {
  const r = (degrees * Math.PI) / 180;
  return [a[0] * Math.cos(r) - a[1] * Math.sin(r), a[0] * Math.sin(r) + a[1] * Math.cos(r)];
}

export function degreesOf(a: Point): number {
  return (Math.atan2(a[1], a[0]) * 180) / Math.PI;
}

/** The point at an index, which may lie beyond either end. */
export function held(line: Line, index: number): Point {
  const point = line[Math.max(0, Math.min(line.length - 1, index))];
  if (point === undefined) throw new Error('a line without points');
  return point;
}

/** The same round a closed line. */
export function ringed(line: Line, index: number): Point {
  return held(line, ((index % line.length) + line.length) % line.length);
}

/** Catmull-Rom through the points. */
export function spline(points: Line, steps: number, at = held): Line {
  const spans = at === ringed ? points.length : points.length - 1;
  const out: Point[] = [];
  for (let i = 0; i < spans; i++) {
    const corners: Four = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
    for (let k = 0; k < steps; k++) out.push([blend(corners, 0, k / steps), blend(corners, 1, k / steps)]);
  }
  return at === ringed ? out : [...out, held(points, points.length - 1)];
}

type Four = readonly [Point, Point, Point, Point];

function blend([p, q, r, s]: Four, axis: 0 | 1, t: number): number {
  const [a, b, c, d] = [p[axis], q[axis], r[axis], s[axis]];
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** A place on a line: the point, the heading there, and what lies to port of it. */
export interface Spot {
  readonly at: Point;
  readonly heading: Point;
  readonly port: Point;
}

/** Measures a line by the way along it. */
export interface Ruler {
  readonly total: number;
  readonly spot: (way: number) => Spot;
}

/** Headings are taken over a reach to both sides, which keeps edges free of dents. */
export function rulerOf(line: Line, reach = 24): Ruler {
  const ways = [0];
  for (let i = 1; i < line.length; i++)
    ways.push((ways[i - 1] ?? 0) + distance(held(line, i), held(line, i - 1)));
  const total = ways.at(-1) ?? 0;
  const point = (way: number): Point => pointAt(line, ways, Math.max(0, Math.min(total, way)));
  return {
    total,
    spot(way) {
      const heading = unit(minus(point(way + reach), point(way - reach)));
      return { at: point(way), heading, port: [heading[1], -heading[0]] };
    },
  };
}

function pointAt(line: Line, ways: readonly number[], way: number): Point {
  let low = 0;
  let high = ways.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((ways[middle] ?? 0) <= way) low = middle;
    else high = middle;
  }
  const [from, to] = [ways[low] ?? 0, ways[high] ?? 0];
  return between(held(line, low), held(line, high), (way - from) / (to - from || 1));
}

/** The same line in even steps of about this length. */
export function resampled(line: Line, step: number, at = held): Line {
  const isRing = at === ringed;
  const ruler = rulerOf(isRing ? [...line, held(line, 0)] : line, 1);
  const n = Math.max(2, Math.round(ruler.total / step));
  return Array.from({ length: isRing ? n : n + 1 }, (_, i) => ruler.spot((ruler.total * i) / n).at);
}
