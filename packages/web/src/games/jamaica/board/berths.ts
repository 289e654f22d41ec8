import type { ShipName, ShipView, SpaceId } from '@topsail/games';
import { offset, type Point } from '../../shared/board/geometry.ts';
import type { Layout } from './layout.ts';

/** Where a ship lies: on which space, at which point of the sheet, how big, and heading where. */
export interface Berth {
  readonly ship: ShipName;
  readonly space: SpaceId;
  readonly at: Point;
  readonly scale: number;
  readonly heading: Point;
}

/** Along the course, out to sea, and how big: the more ships, the smaller, and never two sails on one spot. */
type Mooring = readonly [along: number, out: number, scale: number];

const MOORINGS: readonly (readonly Mooring[])[] = [
  [[4, 30, 0.68]],
  [
    [-21, 38, 0.6],
    [21, 22, 0.6],
  ],
  [
    [-26, 44, 0.54],
    [25, 38, 0.54],
    [-1, 12, 0.54],
  ],
  [
    [-24, 56, 0.49],
    [25, 52, 0.49],
    [-25, 22, 0.49],
    [24, 18, 0.49],
  ],
  [
    [-34, 60, 0.45],
    [1, 57, 0.45],
    [36, 50, 0.45],
    [-20, 26, 0.45],
    [17, 21, 0.45],
  ],
  [
    [-36, 64, 0.43],
    [0, 61, 0.43],
    [36, 56, 0.43],
    [-36, 31, 0.43],
    [0, 28, 0.43],
    [36, 23, 0.43],
  ],
  [
    [-38, 66, 0.41],
    [0, 64, 0.41],
    [38, 60, 0.41],
    [-40, 36, 0.41],
    [-13, 32, 0.41],
    [14, 30, 0.41],
    [41, 26, 0.41],
  ],
];

/** A ship is drawn from the water up: it stands lower than its berth, and lower still where the island is above it. */
const DRAUGHT = 30;
const CLEAR = 23;
/** Nothing is to be counted on the home space, so that ships may lie right on it. */
const AT_HOME = 36;

/** Every ship of the table in its berth; those on the same space side by side. */
export function berthsOf(ships: readonly ShipView[], { places, home }: Layout): readonly Berth[] {
  return ships.map(({ ship, at: space }) => {
    const place = places.get(space);
    if (place === undefined) throw new Error(`no place for space ${space}`);
    const crowd = ships.filter(({ at }) => at === space);
    const moorings = MOORINGS[Math.min(crowd.length, MOORINGS.length) - 1] ?? [];
    const mooring = moorings[crowd.findIndex((other) => other.ship === ship)] ?? [0, 0, 0.4];
    const [along, out, scale] = mooring;
    const [x, y] = offset(place.at, place.heading, along, space === home ? out - AT_HOME : out);
    const lower = (DRAUGHT + CLEAR * Math.max(0, place.port[1])) * scale;
    return { ship, space, at: [x, y + lower], scale, heading: place.heading };
  });
}
