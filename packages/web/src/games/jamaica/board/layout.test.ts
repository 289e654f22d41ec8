import { chartOf } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { isInside } from './drawing/coast.ts';
import { distance, minus, unit, type Point } from '../../shared/board/geometry.ts';
import { layOut, type Place } from './layout.ts';
import { JAMAICA_PLAN } from './places-jamaica.ts';
import { YASSA_PLAN } from './places-yassa.ts';
import { SHEET } from '../../shared/board/sheet.ts';

const boards = [
  { name: 'Jamaica, first edition', chart: chartOf('jamaica-1'), plan: JAMAICA_PLAN },
  { name: 'Jamaica, second edition', chart: chartOf('jamaica-2'), plan: JAMAICA_PLAN },
  { name: 'Yassa', chart: chartOf('yassa'), plan: YASSA_PLAN },
];

describe.each(boards)('the chart of $name', ({ chart, plan }) => {
  // In every test anew: what is made while a file is loaded, mutation testing counts for no test.
  const laidOut = () => layOut(plan.lanes);

  test('has a place for every space of the rules, and for nothing else', () => {
    const { places } = laidOut();
    expect(new Set(places.keys())).toEqual(new Set(chart.map(({ id }) => id)));
  });

  test('joins in its lanes exactly the spaces that the rules join', () => {
    const { lanes } = laidOut();
    const drawn = lanes.flatMap(({ spaces }) => spaces.slice(1).map((to, i) => `${spaces[i]}-${to}`));
    const printed = chart.flatMap(({ id, next }) => next.map((to) => `${id}-${to}`));
    expect(drawn.sort()).toEqual(printed.sort());
  });

  test('lays neighbours near each other', () => {
    const { places } = laidOut();
    for (const { id, next } of chart)
      for (const to of next) {
        const step = distance(places.get(id)!.at, places.get(to)!.at);
        expect(step, `${id} to ${to}`).toBeGreaterThan(85);
        expect(step, `${id} to ${to}`).toBeLessThan(175);
      }
  });

  test('lets no two spaces overlap', () => {
    const places = [...laidOut().places.values()];
    for (const [i, a] of places.entries())
      for (const b of places.slice(i + 1))
        expect(overlap(cornersOf(a), cornersOf(b)), `${a.id} and ${b.id}`).toBe(false);
  });

  test('makes all spaces about as big, and keeps them on the sheet', () => {
    const { places, home } = laidOut();
    expect(areaOf(cornersOf(places.get(home)!))).toBeGreaterThan(6_000);
    for (const [id, place] of places) {
      const shape = cornersOf(place);
      if (id !== chart[0]!.id) expect(areaOf(shape), String(id)).toBeGreaterThan(7_800);
      expect(areaOf(shape), String(id)).toBeLessThan(11_500);
      for (const [x, y] of shape) {
        expect(x > 36 && x < SHEET.width - 36, String(id)).toBe(true);
        expect(y > 36 && y < SHEET.height - 36, String(id)).toBe(true);
      }
    }
  });

  test('heads every space for the next one, with the island to starboard', () => {
    const { places, lanes } = laidOut();
    for (const { spaces } of lanes)
      for (const [i, id] of spaces.slice(1, -1).entries()) {
        const { at, heading, port } = places.get(id)!;
        const ahead = minus(places.get(spaces[i + 2]!)!.at, at);
        expect(dot(unit(ahead), heading), String(id)).toBeGreaterThan(0.5);
        expect(dot(heading, port)).toBeCloseTo(0);
        expect(port[0] * heading[1] - port[1] * heading[0]).toBeCloseTo(1);
      }
  });

  test('keeps its spaces on the line of their lanes, in even steps', () => {
    for (const { spaces, stops, spot } of laidOut().lanes) {
      const { places } = laidOut();
      const steps = stops.slice(1).map((stop, i) => stop - stops[i]!);
      expect(steps).toHaveLength(spaces.length - 1);
      expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.2);
      for (const [i, id] of spaces.entries())
        expect(distance(spot(stops[i]!).at, places.get(id)!.at), String(id)).toBeLessThan(12);
    }
  });
});

test('a course without spaces is a bug', () => {
  expect(() => layOut([])).toThrow('without spaces');
});

function dot(a: Point, b: Point): number {
  return a[0] * b[0] + a[1] * b[1];
}

function cornersOf({ edges }: Place): readonly Point[] {
  return edges.flatMap((edge) => edge.slice(0, -1));
}

function areaOf(shape: readonly Point[]): number {
  const twice = shape.reduce((sum, [x, y], i) => {
    const [x2, y2] = shape[(i + 1) % shape.length]!;
    return sum + x * y2 - x2 * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** Whether a corner of one lies in the other, or two of their sides cross. */
function overlap(a: readonly Point[], b: readonly Point[]): boolean {
  if (a.some((point) => isInside(point, b)) || b.some((point) => isInside(point, a))) return true;
  return sidesOf(a).some(([p, q]) =>
    sidesOf(b).some(([r, s]) => cross(p, q, r) * cross(p, q, s) < 0 && cross(r, s, p) * cross(r, s, q) < 0),
  );
}

function sidesOf(shape: readonly Point[]): readonly (readonly [Point, Point])[] {
  return shape.map((point, i) => [point, shape[(i + 1) % shape.length]!]);
}

function cross(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
