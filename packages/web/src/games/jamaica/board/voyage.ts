import type { SpaceId } from '@topsail/games';
import type { Berth } from './berths.ts';
import { between, minus, plus, type Point } from '../../shared/board/geometry.ts';
import type { Aspect } from '../../../ui/art/aspect.ts';
import type { Lane, Layout } from './layout.ts';

/** A moment of a voyage: where the ship is and which way its bow looks. */
export interface Moment {
  readonly at: Point;
  readonly scale: number;
  readonly heading: Point;
}

/** Longer than any die, and than the longest way round a fork. */
const FARTHEST_AHEAD = 8;
const FARTHEST_BACK = 50;
const PARTS = 4;

/**
 * Which way a ship went is not in a view; a way as long as one of the dice is the likeliest, then the shortest, and ahead
 * rather than back.
 */
export function routeOf(
  layout: Layout,
  from: SpaceId,
  to: SpaceId,
  dice: readonly number[],
): readonly SpaceId[] {
  const ahead = waysTo(layout, from, to, 'ahead');
  const back = waysTo(layout, from, to, 'back');
  const ways = [...ahead, ...back];
  const steps = (way: readonly SpaceId[]): number => way.length - 1;
  return (
    ways.find((way) => dice.includes(steps(way))) ?? ways.sort((a, b) => a.length - b.length)[0] ?? [from, to]
  );
}

type Course = 'ahead' | 'back';

function waysTo({ lanes }: Layout, from: SpaceId, to: SpaceId, course: Course): (readonly SpaceId[])[] {
  const farthest = course === 'ahead' ? FARTHEST_AHEAD : FARTHEST_BACK;
  const found: (readonly SpaceId[])[] = [];
  let ways: (readonly SpaceId[])[] = [[from]];
  while (ways.length > 0 && found.length < 2) {
    const longer = ways.flatMap((way) =>
      beside(lanes, way.at(-1) ?? from, course).map((next) => [...way, next]),
    );
    found.push(...longer.filter((way) => way.at(-1) === to));
    ways = longer.filter((way) => way.at(-1) !== to && way.length <= farthest);
  }
  return found;
}

function beside(lanes: readonly Lane[], space: SpaceId, course: Course): readonly SpaceId[] {
  return lanes.flatMap(({ spaces }) => {
    const i = spaces.indexOf(space);
    const next = i < 0 ? undefined : spaces[course === 'ahead' ? i + 1 : i - 1];
    return next === undefined ? [] : [next];
  });
}

/** The voyage from berth to berth along a route, in even steps. */
export function momentsOf(
  layout: Layout,
  from: Berth,
  to: Berth,
  route: readonly SpaceId[],
): readonly Moment[] {
  const spots = route.slice(1).flatMap((space, i) => legOf(layout.lanes, route[i] ?? space, space));
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined) return [from, to];
  const [leave, arrive] = [minus(from.at, first.at), minus(to.at, last.at)];
  return spots.map(({ at, heading }, i) => {
    const t = i / (spots.length - 1);
    return {
      at: plus(at, between(leave, arrive, t)),
      scale: from.scale + (to.scale - from.scale) * t,
      heading,
    };
  });
}

/** One step along the lane that joins two spaces; the bow looks ahead also on the way back. */
function legOf(lanes: readonly Lane[], from: SpaceId, to: SpaceId): readonly { at: Point; heading: Point }[] {
  for (const lane of lanes) {
    const [i, k] = [lane.spaces.indexOf(from), lane.spaces.indexOf(to)];
    if (i < 0 || k < 0 || Math.abs(i - k) !== 1) continue;
    const [start, end] = [lane.stops[i] ?? 0, lane.stops[k] ?? 0];
    return Array.from({ length: PARTS + 1 }, (_, n) => lane.spot(start + ((end - start) * n) / PARTS));
  }
  return [];
}

const STEEP = 0.8;

export function aspectOf([, south]: Point): Aspect {
  if (south > STEEP) return 'bow';
  return south < -STEEP ? 'stern' : 'side';
}
