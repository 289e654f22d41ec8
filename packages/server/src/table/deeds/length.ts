import { deny, type Deed } from '@topsail/protocol';
import { maySecondThought, seatOf } from '../now.ts';
import type { Asking } from './asking.ts';

/** At a table with so many entries only that is still done which brings its game to an end. */
const MOST_ENTRIES = 5000;

export function unlessShort(asking: Asking, deed: Deed): ReturnType<typeof deny> | undefined {
  if (asking.now.version < MOST_ENTRIES || leadsOn(asking, deed)) return undefined;
  return deny('table/too-long', { params: { most: MOST_ENTRIES } });
}

function leadsOn(asking: Asking, { k }: Deed): boolean {
  return k === 'start' || k === 'return' || k === 'rematch' || (k === 'move' && !isSecondThought(asking));
}

function isSecondThought({ now, person }: Asking): boolean {
  const seat = seatOf(now, person.person);
  return seat !== undefined && maySecondThought(now, seat);
}
