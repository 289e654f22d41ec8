import {
  distance,
  held,
  minus,
  offset,
  plus,
  resampled,
  ringed,
  rulerOf,
  times,
  turned,
  unit,
  type Line,
  type Point,
} from '../../../shared/board/geometry.ts';
import { CHANNEL, type Layout } from '../layout.ts';
import { wandering } from '../../../shared/board/luck.ts';

/** Where the shore falls back from the course. */
export interface Bay {
  readonly at: Point;
  readonly depth: number;
  readonly width: number;
}

export interface Shore {
  /** Which lanes run along the shore, by their place in the plan. */
  readonly lanes: readonly number[];
  readonly bays: readonly Bay[];
  /** Where the land comes down to the water: the ports, and the harbour of the start. */
  readonly quays: readonly Point[];
  readonly home: Point;
  readonly seeds: readonly [number, number, number];
}

const STEP = 9;

/** The shore keeps its distance from the course, comes down to the water at ports and falls back in bays. */
export function shoreline({ lanes }: Layout, shore: Shore): Line {
  const along = shore.lanes.flatMap((lane) => lanes[lane]?.line.slice(0, -1) ?? []);
  const ring = resampled(along, STEP, ringed);
  const ruler = rulerOf([...ring, held(ring, 0)], 60);
  const base: Point[] = [];
  for (let way = 0; way < ruler.total; way += STEP) {
    const { at, heading } = ruler.spot(way);
    base.push(offset(at, heading, 0, -reachAt(at, shore)));
  }
  return trembling(smoothed(resampled(untangled(base), STEP, ringed)), shore);
}

function reachAt(at: Point, { bays, quays, home }: Shore): number {
  let reach = CHANNEL + 30;
  for (const bay of bays) reach += bay.depth * swell(distance(at, bay.at), bay.width);
  const near = Math.max(...quays.map((quay) => swell(distance(at, quay), 74)));
  reach += (CHANNEL + 2 - reach) * Math.min(1, near * 1.25);
  return reach + (CHANNEL + 6 - reach) * swell(distance(at, home), 120);
}

/** One at the middle, nothing beyond the width. */
function swell(d: number, width: number): number {
  return d > width ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * d) / width);
}

/** Pushing a bend inwards can fold the line: points that came too near their neighbour go. */
function untangled(line: Line): Line {
  return line.filter((point, i) => distance(point, ringed(line, i + 1)) > 2.5);
}

function smoothed(line: Line, times = 5): Line {
  let smooth = line;
  for (let n = 0; n < times; n++) {
    const rough = smooth;
    smooth = rough.map((_, i) => meanOf(ringed(rough, i - 1), ringed(rough, i), ringed(rough, i + 1)));
  }
  return smooth;
}

function meanOf(a: Point, b: Point, c: Point): Point {
  return times(plus(plus(a, b), c), 1 / 3);
}

/** Three sizes of cove, quieter where a quay needs a straight shore. */
function trembling(line: Line, { seeds, quays }: Shore): Line {
  const [wide, middle, fine] = [wandering(seeds[0], 512), wandering(seeds[1], 512), wandering(seeds[2], 512)];
  return line.map((point, i) => {
    const heading = unit(minus(ringed(line, i + 2), ringed(line, i - 2)));
    const calm = 1 - 0.75 * Math.max(...quays.map((quay) => swell(distance(point, quay), 100)));
    return offset(point, heading, 0, -calm * (13 * wide(i / 10) + 7 * middle(i / 3.6) + 3 * fine(i / 1.6)));
  });
}

export interface Islet {
  readonly at: Point;
  readonly size: Point;
  readonly seed: number;
  readonly turn?: number;
}

const ISLET_POINTS = 40;

/** A wobbling oval. */
export function isletLine({ at, size, seed, turn = 0 }: Islet): Line {
  const [wide, fine] = [wandering(seed, 9), wandering(seed + 1, 23)];
  return Array.from({ length: ISLET_POINTS }, (_, i) => {
    const t = i / ISLET_POINTS;
    const k = 1 + 0.2 * wide(t * 9) + 0.07 * fine(t * 23);
    const spoke: Point = [Math.cos(t * 2 * Math.PI) * size[0] * k, Math.sin(t * 2 * Math.PI) * size[1] * k];
    return plus(at, turned(spoke, turn));
  });
}

export function isInside([x, y]: Point, line: Line): boolean {
  const crossings = line.filter(([ax, ay], i) => {
    const [bx, by] = ringed(line, i + 1);
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  });
  return crossings.length % 2 === 1;
}

export function clearance(point: Point, line: Line): number {
  return Math.min(...line.map((other) => distance(point, other)));
}
