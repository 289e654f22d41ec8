import type { SeatShown } from '@topsail/protocol';
import type { Captain } from '../table/captains.ts';
import { words } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';

/** People keep their names, bots are called like the captain whose colours they fly; no two are called alike. */
export function captainsOf(seats: readonly SeatShown[]): readonly Captain[] {
  const names = seats.map(({ sitter, colour }) =>
    sitter.kind === 'person' ? sitter.name : (words.captains[colour] ?? ''),
  );
  return seats.map(({ colour }, seat) => {
    const name = names[seat] ?? '';
    const isUnique = names.filter((other) => other === name).length === 1;
    return { colour, name: isUnique ? name : onlineWords.namesake(name, seat + 1) };
  });
}
