import type { SeatInfo } from '@topsail/protocol';
import { captainName, type Captain } from '../words/captains.ts';
import { words } from '../words/index.ts';

/** People keep their names, bots are called like the captain whose colours they fly; no two are called alike. */
export function captainsOf(seats: readonly SeatInfo[]): readonly Captain[] {
  const names = seats.map(({ occupant, colour }) =>
    occupant.kind === 'person' ? occupant.name : captainName(colour),
  );
  return seats.map(({ colour }, seat) => {
    const name = names[seat] ?? '';
    const isUnique = names.filter((other) => other === name).length === 1;
    return { colour, name: isUnique ? name : words.online.namesake({ name, seat: seat + 1 }) };
  });
}
