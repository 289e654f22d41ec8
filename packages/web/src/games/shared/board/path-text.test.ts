import { describe, expect, test } from 'vitest';
import { distance, type Line, type Point } from './geometry.ts';
import {
  closedCurve,
  curve,
  joined,
  pair,
  polygon,
  polyline,
  roundedShape,
  short,
  whole,
} from './path-text.ts';

const BEND: Line = [
  [10, 10],
  [40, 20.04],
  [70, 10.02],
  [100.3, 40],
];

function numbersIn(path: string): readonly number[] {
  return (path.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

function pointsIn(numbers: readonly number[]): readonly Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]!] as const] : []));
}

describe('a number of a path', () => {
  test('is as short as it can be, to a tenth', () => {
    expect([1.26, 0.5, -0.5, -0.04, 12, 100.04].map(short)).toEqual(['1.3', '.5', '-.5', '0', '12', '100']);
  });

  test('is parted from the one before only where it must be', () => {
    expect(joined([1, -2, 3, 0.5, -0.5])).toBe('1-2 3 .5-.5');
    expect(pair([1.26, 2])).toBe('1.3 2');
    expect(whole([1.26, -2.6])).toBe('1-3');
    expect(joined([])).toBe('');
  });
});

describe('a line', () => {
  test('is written from point to point, and what is rounded off does not add up', () => {
    const long = Array.from({ length: 41 }, (_, n): Point => [n * 1.04, n * -0.36]);
    const [start, ...steps] = pointsIn(numbersIn(polyline(long)));
    const end = steps.reduce(([x, y], [dx, dy]): Point => [x + dx, y + dy], start!);
    expect(distance(end, long.at(-1)!)).toBeLessThan(0.1);
    expect(polyline(BEND)).toBe('M10 10l30 10 30-10 30.3 30');
    expect(polygon(BEND)).toBe('M10 10l30 10 30-10 30.3 30z');
  });

  test('is bent through its points, with one handle for the first and a mirror of it for the others', () => {
    expect(curve(BEND)).toBe('M10 10c5 1.7 20 10 30 10s20-13.3 30-10 25.3 25 30.3 30');
  });

  test('that is closed comes back to where it began', () => {
    const path = closedCurve(BEND);
    expect(path).toMatch(/^M.*c.*s.*z$/);
    const [first, rest] = path.slice(0, -1).split('s') as [string, string];
    const [start, , , one] = pointsIn(numbersIn(first));
    const others = pointsIn(numbersIn(rest)).filter((_, i) => i % 2 === 1);
    const end = [one!, ...others].reduce(([x, y], [dx, dy]): Point => [x + dx, y + dy], start!);
    expect(others).toHaveLength(3);
    expect(distance(end, BEND[0]!)).toBeLessThan(0.2);
  });
});

describe('a shape of edges', () => {
  const corners: readonly Point[] = [
    [0, 0],
    [60, 0],
    [60, 40],
    [0, 40],
  ];
  const edges = corners.map((corner, i): Line => [corner, corners[(i + 1) % 4]!]);

  test('is drawn round its corners, and closed', () => {
    expect(roundedShape(edges, 10)).toBe(
      'M10 0Q30 0 50 0Q60 0 60 10Q60 20 60 30Q60 40 50 40Q30 40 10 40Q0 40 0 30Q0 20 0 10Q0 0 10 0z',
    );
    expect(roundedShape([], 10)).toBe('');
  });

  test('passes through the middle of an edge that is bent', () => {
    const [top, ...others] = edges;
    const bent: Line = [top![0]!, [30, -8], top![1]!];
    const [from, by, to] = pointsIn(numbersIn(roundedShape([bent, ...others], 10)));
    expect((from![1] + 2 * by![1] + to![1]) / 4).toBeCloseTo(-8, 0);
  });
});
