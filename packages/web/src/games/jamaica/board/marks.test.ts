import { describe, expect, test } from 'vitest';
import { beatsOf } from '../stage/testing.ts';
import { berthsOf } from './berths.ts';
import { BEAM } from './layout.ts';
import { overboardOf, spotOn, tagAt } from './marks.ts';
import { sheetOf } from './sheets.ts';
import { watchedIn } from './watched.ts';

/** How high masts rise above a berth, and how big half a tag is. */
const MASTS = 108;
const TAG = { width: 60, height: 32 };

describe.each(['jamaica-1', 'yassa'])('on the board of %s', (ruleset) => {
  const sheet = sheetOf(ruleset);

  test('a price tag covers no ship on its space', () => {
    for (const place of sheet.layout.places.values()) {
      const [x, y] = tagAt(place);
      const ship = { at: place.id, ship: 0 } as Parameters<typeof berthsOf>[0][number];
      const [berth] = berthsOf([ship], sheet.layout);
      const { at, scale } = berth!;
      const overlapsX = Math.abs(x - at[0]) < TAG.width + (BEAM / 2) * scale;
      const overlapsY = y + TAG.height > at[1] - MASTS * scale && y - TAG.height < at[1];
      expect(overlapsX && overlapsY, String(place.id)).toBe(false);
    }
  });

  test('cargo comes from the harbour or from a ship, never from the corner', () => {
    const seats = 3;
    for (const { view } of beatsOf({ ruleset, seats, options: {} }, 'corner').slice(0, 200)) {
      const berths = berthsOf(view.table.ships, sheet.layout);
      for (const spot of ['bank', { ship: 0 }, { ship: 1 }] as const) {
        const [x, y] = spotOn(sheet, berths, spot);
        expect(Math.min(x, y)).toBeGreaterThan(20);
      }
    }
  });
});

test('one looks at the ship of the event that is shown, and at the dice while they are rolled', () => {
  for (const { event, view } of beatsOf({ ruleset: 'yassa', seats: 3, options: {} }, 'eyes')) {
    const watched = watchedIn(view, event);
    if (event.e === 'roll' || event.e === 'assign') expect(watched).toBe('dice');
    if (event.e === 'move') expect(watched).toBe(event.ship);
    if (event.e === 'load') expect(watched).toBe(event.seat);
  }
});

test('cargo lies on the deck of its ship, and goes overboard beside it', () => {
  const sheet = sheetOf('jamaica-2');
  const berth = { ship: 1, space: 5, at: [500, 400], scale: 0.5, heading: [1, 0] } as const;
  expect(spotOn(sheet, [{ ...berth, ship: 0, at: [0, 0] }, berth], { ship: 1 })).toEqual([500, 378]);
  expect(spotOn(sheet, [berth], { ship: 2 })).toEqual(sheet.plan.bank);
  const [x, y] = overboardOf([500, 400]);
  expect(x).toBeLessThan(460);
  expect(y).toBeGreaterThan(400);
});
