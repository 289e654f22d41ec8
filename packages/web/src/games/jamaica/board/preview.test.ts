import { expect, test } from 'vitest';
import { chartOf, type ChartSpace } from '@topsail/games';
import type { Leg } from '../words/plan.ts';
import { tagsOf } from './preview.ts';
import { sheetOf } from './sheets.ts';

const { layout } = sheetOf('jamaica-2');
const spaces = chartOf('jamaica-2').filter(({ asks }) => asks !== undefined);

function leg({ id, asks }: ChartSpace, n: number): Leg {
  return {
    half: n < 2 ? 'morning' : 'evening',
    from: 1,
    to: id,
    path: [1, id],
    isHome: false,
    price: asks === undefined ? undefined : { good: asks.good, n: asks.count },
    missing: n,
    meets: [],
    hasTreasure: false,
  };
}

test('three tags at most: the best of each half, and the worst', () => {
  const legs = spaces.slice(0, 9).map(leg);
  const tags = tagsOf('jamaica-2', layout, { legs, loads: [] });
  expect(tags.map(({ to }) => to)).toEqual([legs[0]?.to, legs[2]?.to, legs[8]?.to]);
  expect(tags.map(({ rank }) => rank)).toEqual(['best', undefined, 'worst']);
  expect(tags.map(({ short }) => short)).toEqual([undefined, 'short by 2', 'short by 8']);
});

test('a single way is neither best nor worst', () => {
  const legs = spaces.slice(0, 1).map(leg);
  expect(tagsOf('jamaica-2', layout, { legs, loads: [] }).map(({ rank }) => rank)).toEqual([undefined]);
});
