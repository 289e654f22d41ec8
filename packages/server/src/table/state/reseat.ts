import type { Seat } from '@topsail/engine';
import { COLOURS } from '@topsail/protocol';
import { emptySeat, type SeatState } from './table-state.ts';

/**
 * For each of so many seats, the seat its occupant has now; null for an empty one. Everybody stays where they are if that
 * seat remains. The others take free seats, people before bots; for a person without a free seat a bot gets up.
 */
export function reseat(seats: readonly SeatState[], count: number): (Seat | null)[] {
  const from = Array.from({ length: count }, (_, seat): Seat | null =>
    kindIn(seats, seat) === 'nobody' ? null : seat,
  );
  const without = [...seats.keys()].slice(count);
  for (const seat of without.filter((other) => kindIn(seats, other) === 'person')) {
    const free = from.indexOf(null);
    const place = free < 0 ? from.findLastIndex((old) => kindIn(seats, old) === 'bot') : free;
    if (place >= 0) from[place] = seat;
  }
  for (const seat of without.filter((other) => kindIn(seats, other) === 'bot')) {
    const free = from.indexOf(null);
    if (free >= 0) from[free] = seat;
  }
  return from;
}

function kindIn(seats: readonly SeatState[], seat: Seat | null): SeatState['occupant']['kind'] {
  return seats[seat ?? -1]?.occupant.kind ?? 'nobody';
}

/** The seats after a change of plan. Everybody keeps their colour; empty seats get the first free ones. */
export function reseated(
  seats: readonly SeatState[],
  from: readonly (Seat | null)[],
  unready: readonly Seat[],
): SeatState[] {
  const kept = from.map((old) => (old === null ? undefined : seats[old]));
  const taken = new Set(kept.map((seat) => seat?.colour));
  const free = Array.from({ length: COLOURS }, (_, colour) => colour).filter((colour) => !taken.has(colour));
  return kept.map((seat, i) => {
    if (seat === undefined) return emptySeat(free.shift() ?? 0);
    return unready.includes(i) ? { ...seat, seal: null, nonce: null } : seat;
  });
}
