import { jamaica, type ShipView, type SpaceId } from '@topsail/games';
import { SPECTATOR, seeded } from '@topsail/engine';
import { expect, test } from 'vitest';
import { mean, minus } from '../../shared/board/geometry.ts';
import { berthsOf } from './berths.ts';
import { sheetOf } from './sheets.ts';

const FRAME = 40;

function shipsOf(ruleset: string): readonly ShipView[] {
  const state = jamaica.setup({ ruleset, seats: ruleset === 'yassa' ? 4 : 6, options: {} }, seeded('berths'));
  return jamaica.view(state, SPECTATOR).table.ships;
}

test.each(['jamaica-2', 'yassa'])('in %s no ship lies on the frame, wherever all of them meet', (ruleset) => {
  const { layout } = sheetOf(ruleset);
  const ships = shipsOf(ruleset);
  for (const at of layout.places.keys())
    for (const count of ships.keys())
      for (const {
        at: [x, y],
        scale,
      } of berthsOf(
        ships.slice(0, count + 1).map((ship) => ({ ...ship, at })),
        layout,
      )) {
        expect(x).toBeGreaterThanOrEqual(FRAME + 50 * scale);
        expect(x).toBeLessThanOrEqual(1600 - FRAME - 50 * scale);
        expect(y).toBeGreaterThanOrEqual(FRAME + 100 * scale);
        expect(y).toBeLessThanOrEqual(1080 - FRAME);
      }
});

test('six ships at the start do not hide each other', () => {
  const berths = berthsOf(shipsOf('jamaica-2'), sheetOf('jamaica-2').layout);
  expect(berths).toHaveLength(6);
  for (const [n, a] of berths.entries())
    for (const b of berths.slice(n + 1))
      expect(Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])) / a.scale).toBeGreaterThan(
        72,
      );
});

test('ships on one space lie out to sea of its middle, the more of them the smaller', () => {
  const { layout } = sheetOf('jamaica-2');
  const place = layout.places.get(8)!;
  const crowds = [1, 2, 3, 4, 5, 6].map((count) =>
    berthsOf(
      shipsOf('jamaica-2')
        .slice(0, count)
        .map((ship) => ({ ...ship, at: 8 })),
      layout,
    ),
  );
  const scales = crowds.map((crowd) => new Set(crowd.map(({ scale }) => scale)));
  expect(scales.every(({ size }) => size === 1)).toBe(true);
  const [first] = scales.map((scale) => [...scale][0]!);
  expect(first).toBe(0.68);
  scales.slice(1).forEach((scale, i) => expect([...scale][0]).toBeLessThan([...scales[i]!][0]!));
  for (const crowd of crowds) {
    const middle = mean(crowd.map(({ at }) => at));
    const [x, y] = minus(middle, place.at);
    expect(x * place.port[0] + y * place.port[1]).toBeGreaterThan(0);
    for (const { heading, space } of crowd) expect([heading, space]).toEqual([place.heading, 8]);
  }
});

test('berths come in the order of the ships, wherever these lie', () => {
  const ships = shipsOf('jamaica-2').map((ship, n) => ({ ...ship, at: n % 2 === 0 ? 8 : 3 }));
  const berths = berthsOf(ships, sheetOf('jamaica-2').layout);
  expect(berths.map(({ ship, space }) => [ship, space])).toEqual(ships.map(({ ship, at }) => [ship, at]));
});

test('ships at home lie further apart than elsewhere, and nearer to the quay', () => {
  const { layout } = sheetOf('jamaica-2');
  // In the middle of the sheet, where nothing is moved off the frame.
  const place = { ...layout.places.get(8)!, at: [800, 540] as const };
  const { heading, port } = place;
  const lies = (at: SpaceId): readonly { along: number; out: number }[] =>
    berthsOf(
      shipsOf('jamaica-2').map((ship) => ({ ...ship, at })),
      { ...layout, places: new Map([[at, place]]) },
    ).map((berth) => {
      const [x, y] = minus(berth.at, place.at);
      return { along: x * heading[0] + y * heading[1], out: x * port[0] + y * port[1] };
    });
  const [home, elsewhere] = [lies(layout.home), lies(8)];
  const spread = (all: typeof home, side: 'along' | 'out'): number =>
    Math.max(...all.map((one) => one[side])) - Math.min(...all.map((one) => one[side]));
  const mid = (all: typeof home): number => all.reduce((sum, { out }) => sum + out, 0) / all.length;
  expect(spread(home, 'along') / spread(elsewhere, 'along')).toBeCloseTo(1.55);
  expect(spread(home, 'out') / spread(elsewhere, 'out')).toBeCloseTo(1.55);
  expect(mid(elsewhere) - mid(home)).toBeCloseTo(36);
});

test('a space that the sheet does not have is a bug', () => {
  const ships = shipsOf('jamaica-2').map((ship) => ({ ...ship, at: 'nowhere' }));
  expect(() => berthsOf(ships, sheetOf('jamaica-2').layout)).toThrow('no place for space nowhere');
});
