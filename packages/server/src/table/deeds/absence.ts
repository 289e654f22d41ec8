import { deny, type Deed } from '@topsail/protocol';
import type { Decided } from '../made.ts';
import { isHost, playing, unlessHost, unlessRunning, type Asking } from './asking.ts';
import { one } from './seats.ts';

/** The list is part of every frame. */
const MOST_MUTED = 20;

/** The host has a bot play for somebody: never for somebody who is there, which the table knows and asks before. */
export function standIn(asking: Asking, { seat, level }: Extract<Deed, { k: 'stand-in' }>): Decided {
  const refused = unlessRunning(asking) ?? unlessHost(asking);
  if (refused !== undefined) return refused;
  const there = asking.now.seats[seat];
  if (there === undefined) return deny('table/no-such-seat', { params: { seat } });
  if (there.sitter.kind !== 'person' || there.standIn !== null)
    return deny('table/not-away', { params: { seat } });
  const { standIn: usual } = asking.now.row.plan;
  return one({ entry: { k: 'stand-in', seat, level: level ?? usual, why: 'host' } });
}

/** Takes one's seat back from the bot. */
export function comeBack(asking: Asking): Decided {
  const seat = playing(asking);
  if (!seat.ok) return seat;
  if (asking.now.seats[seat.value]?.standIn === null) return deny('table/not-away');
  return one({ entry: { k: 'returned', seat: seat.value } });
}

export function mute(asking: Asking, { person, muted }: Extract<Deed, { k: 'mute' }>): Decided {
  if (!isHost(asking)) return deny('table/not-host');
  if (muted && asking.now.muted.length >= MOST_MUTED) return deny('chat/too-many');
  return one({ entry: { k: 'muted', person, muted } });
}
