import type { Point } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Spot } from '../stage/staged.ts';
import { inland } from './anchors.ts';
import type { Berth } from './berths.ts';
import type { Place } from './layout.ts';
import type { Sheet } from './sheets.ts';

/** The deck lies above the water, a hold's cargo a little higher still. */
const DECK = 44;
const ASTERN: Point = [-64, 34];

/** Where on the sheet things come from or go to. */
export function spotOn({ plan }: Sheet, berths: readonly Berth[], spot: Spot): Point {
  if (spot === 'bank') return plan.bank;
  const berth = berths.find(({ ship }) => ship === spot.ship);
  return berth === undefined ? plan.bank : [berth.at[0], berth.at[1] - DECK * berth.scale];
}

/** Beside a ship, in the water. */
export function overboardOf([x, y]: Point): Point {
  return [x + ASTERN[0], y + ASTERN[1]];
}

/** Clear of the space and of the masts on it, and of the board's rim. */
const INLAND = 104;
const MARGIN: Point = [130, 50];

/** Where the tag of a space stands: ships lie on its other side. */
export function tagAt(place: Place): Point {
  const [x, y] = inland(place, INLAND);
  return [
    Math.max(MARGIN[0], Math.min(SHEET.width - MARGIN[0], x)),
    Math.max(MARGIN[1], Math.min(SHEET.height - MARGIN[1], y)),
  ];
}
