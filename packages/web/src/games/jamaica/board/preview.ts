import type { Half, SpaceId } from '@topsail/games';
import { minus, offset, plus, type Line, type Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import { grouped } from '../../shared/grouped.ts';
import type { Leg, Plan } from '../words/plan.ts';
import type { Layout } from './layout.ts';
import { momentsOf } from './voyage.ts';

/** A ship that is not there yet. */
interface End {
  readonly half: Half;
  readonly at: Point;
  readonly heading: Point;
}

/** What is asked at the end of a way, and where this is written. */
interface Tag extends Leg {
  readonly at: Point;
  readonly width: number;
}

const OUT_TO_SEA = 26;
const DRAUGHT = 20;
/** Tags stand inland of their space, and clear of the rim. */
const INLAND = 78;
const MARGIN = 46;

/** The line a ship would sail, over the spaces that are foreseen. */
export function wayOf(layout: Layout, { from, to, path }: Leg): Line {
  const [start, end] = [berthOn(layout, from), berthOn(layout, to)];
  if (start === undefined || end === undefined) return [];
  const moments = momentsOf(layout, start, end, path);
  return moments.map(({ at }) => at);
}

function berthOn(layout: Layout, space: SpaceId) {
  const place = layout.places.get(space);
  if (place === undefined) return undefined;
  const at = offset(place.at, place.heading, 0, OUT_TO_SEA);
  return { ship: 0, space, at, scale: 1, heading: place.heading };
}

/** One ship on each space that may be reached, in the half in which it is reached first. */
export function endsOf(layout: Layout, { legs }: Plan): readonly End[] {
  return firstAtEach(legs).flatMap(({ half, to }) => {
    const place = layout.places.get(to);
    if (place === undefined) return [];
    const [x, y] = offset(place.at, place.heading, 0, OUT_TO_SEA);
    return [{ half, at: [x, y + DRAUGHT], heading: place.heading }];
  });
}

export function tagsOf(layout: Layout, { legs }: Plan): readonly Tag[] {
  return firstAtEach(legs).flatMap((leg) => {
    const place = layout.places.get(leg.to);
    if (place === undefined) return [];
    const width = widthOf(leg);
    return [{ ...leg, width, at: within(offset(place.at, place.heading, 0, -INLAND), width) }];
  });
}

function firstAtEach(legs: readonly Leg[]): readonly Leg[] {
  return grouped(legs, ({ to }) => String(to)).flatMap(([first]) => first ?? []);
}

function widthOf({ missing, meets, hasTreasure, price }: Leg): number {
  const extras = meets.length > 0 || hasTreasure ? 48 : 0;
  return (price === undefined ? 96 : 118) + (missing > 0 ? 40 : 0) + extras;
}

function within([x, y]: Point, width: number): Point {
  const [low, high]: readonly [Point, Point] = [
    [width / 2 + MARGIN, MARGIN],
    minus([SHEET.width, SHEET.height], plus([width / 2, 0], [MARGIN, MARGIN])),
  ];
  return [Math.max(low[0], Math.min(high[0], x)), Math.max(low[1], Math.min(high[1], y))];
}
