import { BOAT, parseSections } from '@topsail/games';
import { expect, test } from 'vitest';
import { areaOf, emptierSide, positionAt, type Area } from './areas.ts';
import { layOut } from './layout.ts';
import { standsOf } from './stands.ts';

const layout = layOut(parseSections('A+l B-l E+r C-r D-l F-r')!);
const middle: Area = { at: [800, 500], size: [90, 110] };
const beside = (across: number, down: number): Area => ({ ...middle, at: [800 + across, 500 + down] });

test('choices open where they hide the fewer of the places they lead to', () => {
  expect(emptierSide(middle, [beside(90, 110)])).toBe('above');
  expect(emptierSide(middle, [beside(90, -110), beside(0, -110), beside(0, 110)])).toBe('below');
});

test('choices of a pirate at the edge of the sheet open towards its middle', () => {
  expect(emptierSide({ ...middle, at: [800, 120] }, [{ ...middle, at: [800, 230] }])).toBe('below');
  expect(emptierSide({ ...middle, at: [800, 980] }, [{ ...middle, at: [800, 870] }])).toBe('above');
});

test('no two places that can be pointed at lie on each other', () => {
  const areas = Array.from({ length: BOAT + 1 }, (_, position) => areaOf(layout, position));
  for (const [i, a] of areas.entries())
    for (const b of areas.slice(i + 1)) {
      const [across, down] = [0, 1].map((k) => Math.abs(a.at[k]! - b.at[k]!) - (a.size[k]! + b.size[k]!) / 2);
      expect(Math.max(across!, down!)).toBeGreaterThan(0);
    }
});

test('all who stand in the yard, or aboard when the first crew is away, can be pointed at', () => {
  for (const [position, count] of [
    [0, 30],
    [BOAT, 26],
  ] as const) {
    const pirates = Array.from({ length: count }, (_, n) => ({
      seat: n % 5,
      one: Math.floor(n / 5),
      position,
    }));
    const knees = standsOf(pirates, layout).map(({ at: [x, y] }) => [x, y - 8] as const);
    for (const knee of knees) expect(positionAt(layout, [position], knee)).toBe(position);
  }
});
