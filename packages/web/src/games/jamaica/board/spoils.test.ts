import type { JamaicaEvent } from '@topsail/games';
import { expect, test } from 'vitest';
import { flightsIn } from './spoils.ts';

const theft: JamaicaEvent = {
  e: 'steal-hold',
  ship: 0,
  from: 'ghost',
  seat: 0,
  hold: 2,
  resource: 'gold',
  count: 5,
  into: 4,
  emptied: null,
};

test('stolen cargo goes from hold to hold, in the coin of its waters', () => {
  const [flight] = flightsIn('jamaica-2', [theft]);
  expect(flight).toEqual({
    icon: 'gold',
    count: 5,
    from: { ship: 'ghost', hold: 2 },
    to: { ship: 0, hold: 4 },
  });
  expect(flightsIn('yassa', [theft])[0]?.icon).toBe('piastre');
});

test('a curse goes the other way than a treasure, and what the ghost throws into the sea nowhere', () => {
  const treasure: JamaicaEvent = {
    e: 'steal-treasure',
    ship: 0,
    from: 1,
    seat: 0,
    face: 'down',
    knownBy: [],
  };
  const curse: JamaicaEvent = {
    ...{ e: 'give-curse', ship: 0, to: 1, seat: 0, place: 0 },
    ...{ face: 'down', knownBy: [] },
  };
  const ships = flightsIn('jamaica-1', [treasure, curse]).map(({ from, to }) => [from.ship, to.ship]);
  expect(ships).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(flightsIn('jamaica-1', [{ ...theft, into: null } as JamaicaEvent])).toEqual([]);
});
