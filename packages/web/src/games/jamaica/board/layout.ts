import type { SpaceId } from '@topsail/games';
import {
  between,
  distance,
  held,
  mean,
  offset,
  plus,
  rulerOf,
  spline,
  unit,
  type Line,
  type Point,
  type Spot,
} from '../../shared/board/geometry.ts';
import { roundedShape } from '../../shared/board/path-text.ts';
import type { LanePlan } from './places.ts';

/** Half the width of the channel, and of a space in it. */
export const CHANNEL = 53;
export const BEAM = 47;

const GAP = 7;
const LONGEST = 110;
export const CORNER = 13;
const STEPS = 24;
/** Lanes of a fork stand off a little from where they part and meet. */
const STAND_OFF = 1.16;

/** Where a space lies, how ships head there, and its four edges from the outer one on. */
export interface Place extends Spot {
  readonly id: SpaceId;
  /** Half its length along the course. */
  readonly half: number;
  readonly edges: readonly Line[];
}

/** A lane with the way to each of its spaces. */
export interface Lane {
  readonly spaces: readonly SpaceId[];
  readonly stops: readonly number[];
  readonly line: Line;
  readonly spot: (way: number) => Spot;
}

export interface Layout {
  readonly lanes: readonly Lane[];
  readonly places: ReadonlyMap<SpaceId, Place>;
  /** The first space, where the race starts and ends. */
  readonly home: SpaceId;
}

/** Lays a course out: smooth lanes through the plan's points, each cut into even steps. */
export function layOut(plans: readonly LanePlan[]): Layout {
  const lanes = plans.map((plan) => layLane(plan, plans));
  const ids = new Set(plans.flatMap(({ spaces }) => spaces));
  const home = plans[0]?.spaces[0];
  if (home === undefined) throw new Error('a course without spaces');
  const places = [...ids].map((id) => placeOf(id, lanes, id === home ? BEAM + 10 : BEAM));
  return { lanes, home, places: new Map(places.map((place) => [place.id, place])) };
}

export function shapeOf({ edges }: Place): string {
  return roundedShape(edges, CORNER);
}

/** Lanes that meet share one heading, because each is bent by a point of its neighbours. */
function layLane(plan: LanePlan, plans: readonly LanePlan[]): Lane {
  const [first, last] = [held(plan.via, 0), held(plan.via, plan.via.length - 1)];
  const before = plans.filter(({ via }) => distance(held(via, via.length - 1), first) < 1);
  const after = plans.filter(({ via }) => distance(held(via, 0), last) < 1);
  const head = mean(before.map(({ via }) => held(via, via.length - 2)));
  const tail = mean(after.map(({ via }) => held(via, 1)));
  const whole = spline([head, ...plan.via, tail], STEPS);
  const line = whole.slice(STEPS, -STEPS);
  const ruler = rulerOf(whole);
  const lead = rulerOf(whole.slice(0, STEPS + 1)).total;
  const isInFork = plans.some((other) => other !== plan && other.spaces[0] === plan.spaces[0]);
  return {
    spaces: plan.spaces,
    stops: stopsOf(plan.spaces.length - 1, rulerOf(line).total, isInFork ? STAND_OFF : 1),
    line,
    spot: (way) => ruler.spot(lead + way),
  };
}

function stopsOf(steps: number, total: number, standOff: number): readonly number[] {
  const step = total / (steps - 2 + 2 * standOff);
  const stops = [0];
  for (let i = 0; i < steps; i++)
    stops.push((stops[i] ?? 0) + (i === 0 || i === steps - 1 ? step * standOff : step));
  return stops;
}

/** A space's part in one lane: the way to it, and the steps to its neighbours there. */
interface Part {
  readonly lane: Lane;
  readonly way: number;
  readonly back: number | undefined;
  readonly fore: number | undefined;
}

function partsOf(id: SpaceId, lanes: readonly Lane[]): readonly Part[] {
  return lanes.flatMap((lane) =>
    lane.spaces.flatMap((space, i) => {
      if (space !== id) return [];
      const way = lane.stops[i] ?? 0;
      const [before, after] = [lane.stops[i - 1], lane.stops[i + 1]];
      return [
        {
          lane,
          way,
          back: before === undefined ? undefined : way - before,
          fore: after === undefined ? undefined : after - way,
        },
      ];
    }),
  );
}

function placeOf(id: SpaceId, lanes: readonly Lane[], outward: number): Place {
  const parts = partsOf(id, lanes);
  const spots = straightOn(parts).map(({ lane, way }) => lane.spot(way));
  const heading = unit(spots.map((spot) => spot.heading).reduce(plus, [0, 0]));
  const here: Spot = { at: mean(spots.map(({ at }) => at)), heading, port: [heading[1], -heading[0]] };
  const steps = parts.flatMap(({ back, fore }) => [back, fore]).filter((step) => step !== undefined);
  const half = (Math.min(LONGEST, ...steps) - GAP) / 2;
  return { ...here, id, half, edges: edgesOf(here, parts, half, outward) };
}

/** Where lanes part, a space keeps the heading of the one that carries on alone. */
function straightOn(parts: readonly Part[]): readonly Part[] {
  const alone = parts.filter(
    ({ back }) => parts.filter((other) => (other.back === undefined) === (back === undefined)).length === 1,
  );
  return alone.length > 0 ? alone : parts;
}

const CUTS = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1];

function edgesOf(here: Spot, parts: readonly Part[], half: number, outward: number): readonly Line[] {
  const into = parts.filter(({ back }) => back !== undefined);
  const outOf = parts.filter(({ fore }) => fore !== undefined);
  const cuts = CUTS.map((cut): Spot => {
    const limbs = cut < 0 ? into : outOf;
    const [only] = limbs;
    if (cut !== 0 && limbs.length === 1 && only !== undefined) return only.lane.spot(only.way + cut * half);
    return { ...here, at: offset(here.at, here.heading, cut * half) };
  });
  const outer = cuts.map(({ at, heading }) => offset(at, heading, 0, outward));
  const inner = cuts.map(({ at, heading }) => offset(at, heading, 0, -BEAM)).reverse();
  return [outer, joint(outer, inner), inner, joint(inner, outer)];
}

/** The edge between the end of one line and the beginning of another. */
export function joint(from: Line, to: Line): Line {
  const [a, b]: readonly [Point, Point] = [held(from, from.length - 1), held(to, 0)];
  return [a, between(a, b, 0.5), b];
}
