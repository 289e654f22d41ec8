import type { ShipName, ShipView, SpaceId } from '@topsail/games';
import { offset, type Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Layout, Place } from './layout.ts';

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
/** Nothing is to be counted on the home space and around it: ships lie right on it, and well apart. */
const AT_HOME = 36;
const APART = 1.55;

/** How far a ship reaches from the point where it lies, and how much of the sheet is its frame. */
const HULL = { side: 52, up: 104, down: 16 };
const FRAME = 40;

/** Every ship of the table in its berth; those on the same space side by side, and none on the frame. */
export function berthsOf(ships: readonly ShipView[], { places, home }: Layout): readonly Berth[] {
  const crowds = new Map(ships.map(({ at }) => [at, ships.filter((other) => other.at === at)]));
  const berths = [...crowds].flatMap(([space, crowd]) => {
    const place = places.get(space);
    if (place === undefined) throw new Error(`no place for space ${space}`);
    const moorings = mooringsOf(crowd.length, space === home);
    return inside(crowd.map(({ ship }, n) => berthOf(ship, space, place, moorings[n] ?? [0, 0, 0.4])));
  });
  return ships.flatMap(({ ship }) => berths.find((berth) => berth.ship === ship) ?? []);
}

function mooringsOf(count: number, isHome: boolean): readonly Mooring[] {
  const moorings = MOORINGS[Math.min(count, MOORINGS.length) - 1] ?? [];
  if (!isHome) return moorings;
  const middle = moorings.reduce((sum, [, out]) => sum + out, 0) / moorings.length;
  return moorings.map(([along, out, scale]) => [
    along * APART,
    (out - middle) * APART + middle - AT_HOME,
    scale,
  ]);
}

function berthOf(ship: ShipName, space: SpaceId, place: Place, [along, out, scale]: Mooring): Berth {
  const [x, y] = offset(place.at, place.heading, along, out);
  const lower = (DRAUGHT + CLEAR * Math.max(0, place.port[1])) * scale;
  return { ship, space, at: [x, y + lower], scale, heading: place.heading };
}

/** Moves ships that lie together off the frame, so that they stay as far from each other. */
function inside(berths: readonly Berth[]): readonly Berth[] {
  const right = shift(
    berths.map(({ at, scale }) => [at[0] - HULL.side * scale, at[0] + HULL.side * scale]),
    SHEET.width,
  );
  const down = shift(
    berths.map(({ at, scale }) => [at[1] - HULL.up * scale, at[1] + HULL.down * scale]),
    SHEET.height,
  );
  return berths.map((berth) => ({ ...berth, at: [berth.at[0] + right, berth.at[1] + down] }));
}

function shift(reaches: readonly (readonly [number, number])[], size: number): number {
  const over = Math.max(0, FRAME - Math.min(...reaches.map(([least]) => least)));
  const beyond = Math.max(0, Math.max(...reaches.map(([, most]) => most)) - (size - FRAME));
  return over - beyond;
}
