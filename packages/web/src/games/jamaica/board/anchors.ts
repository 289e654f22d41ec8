import { offset, type Point } from '../../shared/board/geometry.ts';
import { BEAM, CHANNEL, type Place } from './layout.ts';

/** So far from the middle towards the island: the island's half of a space carries its meaning, the other half ships. */
export function inland({ at, heading }: Place, by: number): Point {
  return offset(at, heading, 0, -by);
}

/** The waterfront behind a port. */
export function quayOf(place: Place): Point {
  return inland(place, CHANNEL + 14);
}

/** The sign of a port, and where on it the price is written. */
export function signAt(place: Place): Point {
  return inland(place, 18);
}

export function lairAt(place: Place): Point {
  return inland(place, 11);
}

/** Where a pennant with the number of the finish hangs: at the outer trailing corner, at home off the quay. */
export function pennantAt({ at, heading }: Place, kind: 'home' | 'stretch'): Point {
  return kind === 'home' ? offset(at, heading, 24, BEAM + 25) : offset(at, heading, -27, BEAM - 4);
}

/** The two ends of the line just before a space. */
export function lineEnds(
  { at, heading, half }: Place,
  reach: { readonly out: number; readonly in: number },
): readonly [Point, Point] {
  const crossing = offset(at, heading, -half - 6);
  return [offset(crossing, heading, 0, reach.out), offset(crossing, heading, 0, reach.in)];
}
