import { describe, expect, test } from 'vitest';
import { middleOf, scrollTo } from './zoom.ts';
import {
  degreesOf,
  distance,
  held,
  mean,
  offset,
  resampled,
  ringed,
  rulerOf,
  spline,
  turned,
  unit,
  type Line,
} from './geometry.ts';

const square: Line = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];

test('along a direction, and across it to port', () => {
  expect(offset([5, 5], [1, 0], 10)).toEqual([15, 5]);
  expect(offset([5, 5], [1, 0], 10, 3)).toEqual([15, 2]);
  expect(offset([5, 5], [0, 1], 10, 3)).toEqual([8, 15]);
});

test('directions have the length of one; nowhere has none', () => {
  expect(unit([0, 4])).toEqual([0, 1]);
  expect(unit([3, 4])[0]).toBeCloseTo(0.6);
  expect(unit([0, 0])).toEqual([0, 0]);
});

test('turning is clockwise, in degrees', () => {
  const [x, y] = turned([1, 0], 90);
  expect([x.toFixed(6), y.toFixed(6)]).toEqual(['0.000000', '1.000000']);
  const [u, v] = turned([0, 1], 90);
  expect([u.toFixed(6), v.toFixed(6)]).toEqual(['-1.000000', '0.000000']);
  expect([degreesOf([1, 0]), degreesOf([0, 1]), degreesOf([-1, 0])]).toEqual([0, 90, 180]);
});

test('a line is held at its ends, a ring goes round', () => {
  expect([held(square, -3), held(square, 9)]).toEqual([square[0], square[3]]);
  expect([ringed(square, -1), ringed(square, 4), ringed(square, 9)]).toEqual([
    square[3],
    square[0],
    square[1],
  ]);
  expect(() => held([], 0)).toThrow('without points');
  expect(mean(square)).toEqual([50, 50]);
});

describe('a spline', () => {
  test('goes through its points, from the first to the last', () => {
    const line = spline(square, 4);
    expect(line).toHaveLength(13);
    expect([line[0], line[4], line[8], line[12]]).toEqual(square);
  });

  test('is straight along a straight line', () => {
    const line = spline(
      [
        [0, 0],
        [10, 0],
        [20, 0],
        [30, 0],
      ],
      2,
    );
    expect(line.slice(2, 5)).toEqual([
      [10, 0],
      [15, 0],
      [20, 0],
    ]);
  });

  test('swings out round a corner, and closes a ring', () => {
    const ring = spline(square, 2, ringed);
    expect(ring).toHaveLength(8);
    expect(ring[1]).toEqual([50, -12.5]);
    expect(ring[7]).toEqual([-12.5, 50]);
  });
});

describe('a ruler', () => {
  const { total, spot } = rulerOf(square, 10);

  test('measures the way along a line', () => {
    expect(total).toBe(300);
    expect([spot(0).at, spot(50).at, spot(150).at, spot(300).at, spot(999).at, spot(-5).at]).toEqual([
      [0, 0],
      [50, 0],
      [100, 50],
      [0, 100],
      [0, 100],
      [0, 0],
    ]);
  });

  test('knows the heading, and what lies to port of it', () => {
    expect(spot(50)).toMatchObject({ heading: [1, 0], port: [0, -1] });
    expect(spot(150)).toMatchObject({ heading: [0, 1], port: [1, -0] });
    const [x, y] = spot(100).heading;
    expect(x).toBeCloseTo(y);
  });
});

test('a line is cut into even steps, a ring too', () => {
  const line = resampled(square, 30);
  expect(line).toHaveLength(11);
  expect([line[0], line.at(-1)]).toEqual([square[0], square[3]]);
  const ring = resampled(square, 50, ringed);
  expect(ring).toHaveLength(8);
  for (const [i, point] of ring.entries()) expect(distance(point, ringed(ring, i + 1))).toBeCloseTo(50);
  expect(resampled(square, 9999)).toHaveLength(3);
});

test('what is in the middle of a window is brought back there', () => {
  const box = {
    ...{ scrollLeft: 50, clientWidth: 100, scrollWidth: 400 },
    ...{ scrollTop: 30, clientHeight: 40, scrollHeight: 200 },
    scrollTo: (to: object) => Object.assign(box, to),
  };
  const element = box as unknown as Element;
  expect(middleOf(element)).toEqual({ x: 0.25, y: 0.25 });
  scrollTo(element, { x: 0.25, y: 0.25 }, 'smooth');
  expect(box).toMatchObject({ left: 50, top: 30, behavior: 'smooth' });
});
