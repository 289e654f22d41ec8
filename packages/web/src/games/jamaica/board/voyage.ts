import type { JamaicaEvent, ShipName, SpaceId } from '@topsail/games';
import type { Berth } from './berths.ts';
import { between, minus, plus, times, type Point } from '../../shared/board/geometry.ts';
import type { News } from '../../shared/news.ts';
import type { Aspect } from '../../../ui/art/aspect.ts';
import type { Lane, Layout } from './layout.ts';

/** A moment of a voyage: where the ship is and which way its bow looks. */
export interface Moment {
  readonly at: Point;
  readonly scale: number;
  readonly heading: Point;
}

const PARTS = 4;
/** Who was away for longer sees where the ship is, not all the ways it went. */
const MOST_VOYAGES = 4;

/**
 * The spaces that a ship passed between two looks, in order: every voyage of its own and every drifting back, or both the
 * other way round where they were taken back. Nothing where what was heard does not lead from the one place to the other.
 */
export function routeHeard(
  { told, takenBack }: News<JamaicaEvent>,
  from: Berth,
  to: Berth,
): readonly SpaceId[] {
  const paths = [
    ...told.flatMap((event) => pathOf(event, from.ship)),
    ...takenBack.flatMap((event) => pathOf(event, from.ship).map((path) => path.toReversed())),
  ];
  const route = paths.flatMap((path, i) => (i === 0 ? path : path.slice(1)));
  const isWhole = route[0] === from.space && route.at(-1) === to.space && paths.length <= MOST_VOYAGES;
  return isWhole ? route : [];
}

function pathOf(event: JamaicaEvent, ship: ShipName): readonly (readonly SpaceId[])[] {
  if (event.e !== 'move' && event.e !== 'shortage-move') return [];
  return event.ship === ship ? [event.path] : [];
}

/** Where the bow looks: along the course, or the other way where a ship was ordered to sail back. */
export type Bow = 'ahead' | 'back';

/** A ship that drifts back, or whose voyage is taken back, goes stern first. */
export function bowOf({ told }: News<JamaicaEvent>, ship: ShipName): Bow {
  const isOrderedBack = told.some(
    (event) => event.e === 'move' && event.ship === ship && event.dir === 'backward',
  );
  return isOrderedBack ? 'back' : 'ahead';
}

/** The voyage from berth to berth along a route, in even steps. */
export function momentsOf(
  layout: Layout,
  from: Berth,
  to: Berth,
  route: readonly SpaceId[],
  bow: Bow = 'ahead',
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
      heading: bow === 'ahead' ? heading : times(heading, -1),
    };
  });
}

/** One step along the lane that joins two spaces, with the heading of the course there. */
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
