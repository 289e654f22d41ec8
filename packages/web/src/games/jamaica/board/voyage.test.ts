import { chartOf, type SpaceId } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { berthsOf, type Berth } from './berths.ts';
import { distance } from '../../shared/board/geometry.ts';
import { layOut } from './layout.ts';
import { JAMAICA_PLAN } from './places-jamaica.ts';
import { YASSA_PLAN } from './places-yassa.ts';
import { aspectOf, momentsOf, routeOf } from './voyage.ts';

const jamaica = layOut(JAMAICA_PLAN.lanes);
const yassa = layOut(YASSA_PLAN.lanes);

describe('the way a ship is seen to go', () => {
  test('is the lane as long as a die, where a fork could be passed on either side', () => {
    expect(routeOf(jamaica, 32, 41, [3, 5])).toEqual([32, 39, 40, 41]);
    expect(routeOf(jamaica, 31, 40, [3, 6])).toEqual([31, 32, 39, 40]);
    expect(routeOf(yassa, 'a6', 'd1', [3, 5])).toEqual(['a6', 'b1', 'b2', 'd1']);
    expect(routeOf(yassa, 'a6', 'd1', [5, 6])).toEqual(['a6', 'c1', 'c2', 'c3', 'c4', 'd1']);
  });

  test('leads back along the course where the ship fell back', () => {
    expect(routeOf(jamaica, 5, 3, [2, 6])).toEqual([5, 4, 3]);
    expect(routeOf(jamaica, 15, 6, [1, 1])).toEqual([15, 14, 13, 6]);
  });

  test('leads over the line home and on to the next lap', () => {
    expect(routeOf(jamaica, 48, 1, [3, 3])).toEqual([48, 49, 0, 1]);
  });

  test.each([
    { name: 'Jamaica', layout: jamaica, chart: chartOf('jamaica-2') },
    { name: 'Yassa', layout: yassa, chart: chartOf('yassa') },
  ])('never leaps, wherever a die may take a ship in $name', ({ layout, chart }) => {
    for (const { id, next } of chart)
      for (const to of next) {
        const [from] = berthsAt(layout, id);
        const [end] = berthsAt(layout, to);
        const moments = momentsOf(layout, from!, end!, routeOf(layout, id, to, [1]));
        expect(distance(moments[0]!.at, from!.at)).toBeLessThan(1);
        expect(distance(moments.at(-1)!.at, end!.at)).toBeLessThan(1);
        for (const [i, moment] of moments.entries())
          if (i > 0) expect(distance(moment.at, moments[i - 1]!.at)).toBeLessThan(60);
      }
  });
});

test('ships on one space lie apart, and near their space', () => {
  for (const { id } of chartOf('jamaica-2'))
    for (let crowd = 1; crowd <= 7; crowd++) {
      const berths = berthsAt(jamaica, id, crowd);
      for (const [i, a] of berths.entries()) {
        expect(distance(a.at, jamaica.places.get(id)!.at)).toBeLessThan(105);
        for (const b of berths.slice(i + 1)) expect(distance(a.at, b.at)).toBeGreaterThan(24);
      }
    }
});

test('a ship shows its bow when it sails down the sheet and its stern when it sails up', () => {
  expect(aspectOf([0, 1])).toBe('bow');
  expect(aspectOf([0, -1])).toBe('stern');
  expect(aspectOf([1, 0])).toBe('side');
  expect(aspectOf([-0.8, 0.6])).toBe('side');
});

function berthsAt(layout: typeof jamaica, at: SpaceId, crowd = 1): readonly Berth[] {
  const ship = {
    at,
    lap: 0,
    home: false,
    holds: [],
    up: [],
    down: [],
    tokens: 0,
    hand: 0,
    held: [],
    deck: 0,
    discard: [],
    picked: false,
  };
  return berthsOf(
    Array.from({ length: crowd }, (_, seat) => ({ ...ship, ship: seat })),
    layout,
  );
}
