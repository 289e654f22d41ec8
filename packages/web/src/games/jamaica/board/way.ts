import type { SpaceId } from '@topsail/games';
import { offset, type Line } from '../../shared/board/geometry.ts';
import type { Leg } from '../words/plan.ts';
import type { Layout } from './layout.ts';
import { momentsOf } from './voyage.ts';

/** How far from the middle of its space a ship is drawn that is not there yet, or no more. */
export const OUT_TO_SEA = 26;

/** The line a ship sails over the spaces of a path. */
export function wayOf(layout: Layout, { from, to, path }: Pick<Leg, 'from' | 'to' | 'path'>): Line {
  const [start, end] = [berthOn(layout, from), berthOn(layout, to)];
  if (start === undefined || end === undefined) return [];
  return momentsOf(layout, start, end, path).map(({ at }) => at);
}

function berthOn(layout: Layout, space: SpaceId) {
  const place = layout.places.get(space);
  if (place === undefined) return undefined;
  const at = offset(place.at, place.heading, 0, OUT_TO_SEA);
  return { ship: 0, space, at, scale: 1, heading: place.heading };
}
