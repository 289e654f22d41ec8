import { expect, test } from 'vitest';
import { distance, minus, type Point } from '../../shared/board/geometry.ts';
import { inland, lairAt, lineEnds, pennantAt, quayOf, signAt } from './anchors.ts';
import { BEAM, CHANNEL, type Place } from './layout.ts';
import { sheetOf } from './sheets.ts';

const places = (): readonly Place[] => [...sheetOf('jamaica-2').layout.places.values()];

/** How far a point lies ahead of the middle of a space, and how far out to sea. */
function seenFrom({ at, heading, port }: Place, point: Point): { ahead: number; out: number } {
  const [x, y] = minus(point, at);
  return { ahead: x * heading[0] + y * heading[1], out: x * port[0] + y * port[1] };
}

test('signs and lairs stand on the half of their space that is nearer to the island, away from the ships', () => {
  for (const place of places())
    for (const { ahead, out } of [signAt(place), lairAt(place), inland(place, 30)].map((at) =>
      seenFrom(place, at),
    )) {
      expect(ahead).toBeCloseTo(0);
      expect(out < 0 && out > -BEAM).toBe(true);
    }
});

test('a quay lies behind its port, out of the water', () => {
  for (const place of places()) expect(seenFrom(place, quayOf(place)).out).toBeLessThan(-CHANNEL);
});

test('a pennant hangs at the outer corner astern, at home off the quay and ahead', () => {
  for (const place of places()) {
    const stretch = seenFrom(place, pennantAt(place, 'stretch'));
    expect(stretch.ahead < 0 && stretch.ahead > -place.half).toBe(true);
    expect(stretch.out > BEAM / 2 && stretch.out < BEAM).toBe(true);
    const home = seenFrom(place, pennantAt(place, 'home'));
    expect(home.ahead).toBeGreaterThan(0);
    expect(home.out).toBeGreaterThan(BEAM);
  }
});

test('a line crosses the course just before its space', () => {
  for (const place of places()) {
    const ends = lineEnds(place, { out: 60, in: -40 }).map((end) => seenFrom(place, end));
    expect(ends.map(({ out }) => Math.round(out))).toEqual([60, -40]);
    for (const { ahead } of ends) expect(ahead).toBeCloseTo(-place.half - 6);
    expect(distance(...lineEnds(place, { out: 60, in: -40 }))).toBeCloseTo(100);
  }
});
