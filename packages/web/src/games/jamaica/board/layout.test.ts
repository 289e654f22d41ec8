import { chartOf } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { isInside } from './drawing/coast.ts';
import { distance, type Point } from '../../shared/board/geometry.ts';
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
  const { places, lanes } = layOut(plan.lanes);
  const corners = new Map([...places.values()].map((place) => [place.id, cornersOf(place)]));

  test('has a place for every space of the rules, and for nothing else', () => {
    expect(new Set(places.keys())).toEqual(new Set(chart.map(({ id }) => id)));
  });

  test('joins in its lanes exactly the spaces that the rules join', () => {
    const drawn = lanes.flatMap(({ spaces }) => spaces.slice(1).map((to, i) => `${spaces[i]}-${to}`));
    const printed = chart.flatMap(({ id, next }) => next.map((to) => `${id}-${to}`));
    expect(drawn.sort()).toEqual(printed.sort());
  });

  test('lays neighbours near each other', () => {
    for (const { id, next } of chart)
      for (const to of next) {
        const step = distance(places.get(id)!.at, places.get(to)!.at);
        expect(step, `${id} to ${to}`).toBeGreaterThan(85);
        expect(step, `${id} to ${to}`).toBeLessThan(175);
      }
  });

  test('lets no two spaces overlap', () => {
    const ids = [...places.keys()];
    for (const [i, a] of ids.entries())
      for (const b of ids.slice(i + 1))
        expect(overlap(corners.get(a)!, corners.get(b)!), `${a} and ${b}`).toBe(false);
  });

  test('makes all spaces about as big, and keeps them on the sheet', () => {
    for (const [id, shape] of corners) {
      if (id !== chart[0]!.id) expect(areaOf(shape), String(id)).toBeGreaterThan(7_800);
      expect(areaOf(shape), String(id)).toBeLessThan(11_500);
      for (const [x, y] of shape) {
        expect(x > 36 && x < SHEET.width - 36, String(id)).toBe(true);
        expect(y > 36 && y < SHEET.height - 36, String(id)).toBe(true);
      }
    }
  });
});

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
