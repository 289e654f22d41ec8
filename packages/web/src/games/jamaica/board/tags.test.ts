import { describe, expect, test } from 'vitest';
import { distance } from '../../shared/board/geometry.ts';
import { SHEET } from '../../shared/board/sheet.ts';
import type { Leg } from '../words/plan.ts';
import { endsOf, tagsOf } from './preview.ts';
import { sheetOf } from './sheets.ts';
import { wayOf } from './way.ts';

const { layout } = sheetOf('jamaica-2');
const price = { good: 'gold', n: 3 } as const;
const leg: Leg = {
  ...{ half: 'morning', from: 3, to: 5, path: [3, 4, 5], isHome: false },
  ...{ price, missing: 0, meets: [], hasTreasure: false },
};

function tags(...legs: readonly Partial<Leg>[]) {
  return tagsOf('jamaica-2', layout, { legs: legs.map((one) => ({ ...leg, ...one })), loads: [] });
}

/** The spaces of two ways, the better one first. */
function ranked(a: Partial<Leg>, b: Partial<Leg>) {
  return tags({ ...a, to: 5 }, { ...b, to: 6 })
    .toSorted((one, two) => (one.rank ?? '').localeCompare(two.rank ?? ''))
    .map(({ to }) => to);
}

describe('of two ways the better', () => {
  test('asks less, and finds a treasure or home', () => {
    expect(ranked({ price: { ...price, n: 5 } }, { price })).toEqual([6, 5]);
    expect(ranked({ price }, { price: { ...price, n: 6 }, hasTreasure: true })).toEqual([6, 5]);
    expect(ranked({ price }, { price: { ...price, n: 9 }, isHome: true })).toEqual([6, 5]);
  });

  test('fights rather than falls short, and pays rather than fights', () => {
    expect(ranked({ missing: 1 }, { meets: [1, 2] })).toEqual([6, 5]);
    expect(ranked({ meets: [1] }, { price: { ...price, n: 7 } })).toEqual([6, 5]);
  });

  test('is not told where they are equally good', () => {
    expect(tags({ to: 5 }, { to: 6 }).map(({ rank }) => rank)).toEqual([undefined, undefined]);
  });
});

describe('a tag', () => {
  test('has a flag at home and a lair at a lair; a space without news has none', () => {
    expect(tags({ to: 0, isHome: true, price: undefined })).toMatchObject([{ sign: 'flag' }]);
    expect(tags({ to: 4, price: undefined })).toMatchObject([{ sign: 'lair' }]);
    expect(tags({ price: undefined, meets: [1] })).toMatchObject([{ sign: undefined }]);
    expect(tags({ price: undefined })).toEqual([]);
    expect(tags({ to: 'nowhere' })).toEqual([]);
  });

  test('is wider, the more stands on it', () => {
    const width = (one: Partial<Leg>) => tags(one)[0]?.width ?? 0;
    const plain = width({});
    expect(width({ meets: [1] })).toBeGreaterThan(plain);
    expect(width({ hasTreasure: true })).toBe(width({ meets: [1] }));
    expect(width({ missing: 2 })).toBeGreaterThan(plain);
    expect(width({ missing: 2, meets: [1] })).toBeGreaterThan(width({ missing: 2 }));
    expect(width({ to: 4, price: undefined })).toBeLessThan(plain);
  });

  test('stands inland of its space, and whole on the sheet', () => {
    for (const to of layout.places.keys()) {
      const [tag] = tags({ to, missing: 3, meets: [1] });
      const [x, y] = tag!.at;
      expect(x - tag!.width / 2).toBeGreaterThan(0);
      expect(x + tag!.width / 2).toBeLessThan(SHEET.width);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(SHEET.height - 40);
    }
    const far = tagsOf('jamaica-2', layout, { legs: [{ ...leg, to: 16 }], loads: [] }, 138)[0]!;
    const near = tags({ to: 16 })[0]!;
    const space = layout.places.get(16)!.at;
    expect(distance(near.at, space)).toBeCloseTo(78, 0);
    expect(distance(far.at, space)).toBeCloseTo(138, 0);
  });

  test('stands once on a space that several ways lead to', () => {
    expect(tags({ from: 3 }, { from: 4, half: 'evening' })).toMatchObject([{ half: 'morning' }]);
  });
});

describe('a ship that is not there yet', () => {
  test('lies on each space that may be reached, in the half in which it comes there first', () => {
    const legs = [
      leg,
      { ...leg, half: 'evening', from: 5 },
      { ...leg, to: 9 },
      { ...leg, to: 'nowhere' },
    ] as const;
    const ends = endsOf(layout, { legs, loads: [] });
    expect(ends.map(({ half }) => half)).toEqual(['morning', 'morning']);
    for (const [i, to] of [5, 9].entries()) {
      const off = distance(ends[i]!.at, layout.places.get(to)!.at);
      expect(off).toBeGreaterThan(1);
      expect(off).toBeLessThan(60);
    }
  });

  test('sails there over the spaces that are foreseen', () => {
    const way = wayOf(layout, leg);
    for (const passed of leg.path) {
      const { at } = layout.places.get(passed)!;
      expect(Math.min(...way.map((point) => distance(point, at)))).toBeLessThan(60);
    }
    expect(distance(way[0]!, layout.places.get(3)!.at)).toBeLessThan(40);
    expect(distance(way.at(-1)!, layout.places.get(5)!.at)).toBeLessThan(40);
    expect([wayOf(layout, { ...leg, to: 'nowhere' }), wayOf(layout, { ...leg, from: 'nowhere' })]).toEqual([
      [],
      [],
    ]);
  });
});
