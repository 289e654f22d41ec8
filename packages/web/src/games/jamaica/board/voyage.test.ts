import { chartOf, type JamaicaEvent, type SpaceId } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { berthsOf, type Berth } from './berths.ts';
import { distance } from '../../shared/board/geometry.ts';
import { layOut } from './layout.ts';
import { JAMAICA_PLAN } from './places-jamaica.ts';
import { YASSA_PLAN } from './places-yassa.ts';
import { aspectOf, momentsOf, routeHeard } from './voyage.ts';

const jamaica = layOut(JAMAICA_PLAN.lanes);
const yassa = layOut(YASSA_PLAN.lanes);

const VOYAGE = { ship: 0, seat: 0, home: false, lap: 0 } as const;

function sailed(...path: readonly SpaceId[]): JamaicaEvent {
  return { e: 'move', ...VOYAGE, from: path[0]!, to: path.at(-1)!, path, dir: 'forward' };
}

function drifted(...path: readonly SpaceId[]): JamaicaEvent {
  return { e: 'shortage-move', ...VOYAGE, from: path[0]!, to: path.at(-1)!, path, dir: 'backward' };
}

/** The way of ship 0 from a space to another, after these events. */
function route(
  from: SpaceId,
  to: SpaceId,
  told: readonly JamaicaEvent[],
  takenBack: readonly JamaicaEvent[] = [],
) {
  return routeHeard({ told, takenBack }, berthsAt(jamaica, from)[0]!, berthsAt(jamaica, to)[0]!);
}

describe('the way a ship is seen to go', () => {
  test('is the one that was heard, where a fork could be passed on either side', () => {
    expect(route(32, 41, [sailed(32, 39, 40, 41)])).toEqual([32, 39, 40, 41]);
  });

  test('leads ahead and back again where it drifted back', () => {
    const shortage = { e: 'shortage', space: 9, seat: 0, resource: 'gold', price: 5, has: 3 } as const;
    const told = [sailed(1, 2, 3, 4, 5), shortage, drifted(5, 4, 3)];
    expect(route(1, 3, told)).toEqual([1, 2, 3, 4, 5, 4, 3]);
    expect(route(4, 4, [sailed(4, 5), drifted(5, 4)])).toEqual([4, 5, 4]);
  });

  test('is sailed the other way round when it is taken back', () => {
    const takenBack = [drifted(5, 4, 3), sailed(1, 2, 3, 4, 5)];
    expect(route(3, 1, [], takenBack)).toEqual([3, 4, 5, 4, 3, 2, 1]);
  });

  test('is not known where another ship sailed, where nothing was heard, and after a long time', () => {
    expect(route(1, 3, [{ ...sailed(1, 2, 3), ship: 1 } as JamaicaEvent])).toEqual([]);
    expect(route(1, 3, [])).toEqual([]);
    expect(route(1, 3, [sailed(2, 3)])).toEqual([]);
    const long = [sailed(1, 2), sailed(2, 3), sailed(3, 4), sailed(4, 5), sailed(5, 6)];
    expect(route(1, 6, long)).toEqual([]);
  });

  test.each([
    { name: 'Jamaica', layout: jamaica, chart: chartOf('jamaica-2') },
    { name: 'Yassa', layout: yassa, chart: chartOf('yassa') },
  ])('never leaps, wherever a die may take a ship in $name', ({ layout, chart }) => {
    for (const { id, next } of chart)
      for (const to of next) {
        const [from] = berthsAt(layout, id);
        const [end] = berthsAt(layout, to);
        const moments = momentsOf(layout, from!, end!, [id, to]);
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
