import { jamaica, type ShipView } from '@topsail/games';
import { SPECTATOR, seeded } from '@topsail/engine';
import { expect, test } from 'vitest';
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
