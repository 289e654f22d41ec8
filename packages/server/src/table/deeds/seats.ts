import { deny, grant, type Deed } from '@topsail/protocol';
import type { Decided, Made } from '../made.ts';
import { seatOf, type SeatNow, type TableNow } from '../now.ts';
import { mySeat, unlessHost, unlessOpen, type Asking } from './asking.ts';

type DeedOf<K extends Deed['k']> = Extract<Deed, { k: K }>;

export function sit(asking: Asking, { seat, colour, nonce }: DeedOf<'sit'>): Decided {
  const { now, person } = asking;
  const refused = unlessOpen(asking);
  if (refused !== undefined) return refused;
  const wanted = now.seats[seat];
  if (wanted === undefined) return deny('table/no-such-seat', { params: { seat } });
  if (!isFreeFor(wanted, person.person)) return deny('table/seat-taken', { params: { seat } });
  const chosen = colour ?? now.seats[seatOf(now, person.person) ?? seat]?.colour ?? seat;
  if (isColourTaken(now, seat, chosen, person.person))
    return deny('table/colour-taken', { params: { colour: chosen } });
  const { name, program } = person;
  return one({
    entry: { k: 'sat', seat, person: person.person, name, program, colour: chosen, nonce },
  });
}

export function ready(asking: Asking, { nonce }: DeedOf<'ready'>): Decided {
  const refused = unlessOpen(asking);
  if (refused !== undefined) return refused;
  const seat = mySeat(asking);
  return seat.ok ? one({ entry: { k: 'ready', seat: seat.value, nonce } }) : seat;
}

export function seatBot(asking: Asking, { seat, level }: DeedOf<'seat-bot'>): Decided {
  const refused = unlessOpen(asking) ?? unlessHost(asking);
  if (refused !== undefined) return refused;
  const wanted = asking.now.seats[seat];
  if (wanted === undefined) return deny('table/no-such-seat', { params: { seat } });
  if (wanted.sitter.kind === 'person') return deny('table/seat-taken', { params: { seat } });
  return one({ entry: { k: 'bot-sat', seat, level, colour: wanted.colour } });
}

export function kick(asking: Asking, { seat }: DeedOf<'kick'>): Decided {
  const refused = unlessOpen(asking) ?? unlessHost(asking);
  if (refused !== undefined) return refused;
  const sitter = asking.now.seats[seat]?.sitter;
  if (sitter === undefined) return deny('table/no-such-seat', { params: { seat } });
  if (sitter.kind === 'nobody') return deny('table/seat-empty', { params: { seat } });
  return one({ entry: { k: 'left', seat, kicked: true } });
}

export function leave(asking: Asking): Decided {
  const { now } = asking;
  const seat = mySeat(asking);
  if (!seat.ok) return seat;
  if (now.stage === 'open') return one({ entry: { k: 'left', seat: seat.value, kicked: false } });
  if (now.stage === 'over') return deny('table/not-running');
  const { standIn: level } = now.row.plan;
  return one({ entry: { k: 'stand-in', seat: seat.value, level, why: 'left' } });
}

export function one(made: Made): Decided {
  return grant({ made: [made] });
}

function isFreeFor({ sitter }: SeatNow, person: string): boolean {
  return sitter.kind === 'nobody' || (sitter.kind === 'person' && sitter.person === person);
}

/** Somebody else flies it; an empty seat gives its colour away. */
function isColourTaken({ seats }: TableNow, seat: number, colour: number, person: string): boolean {
  return seats.some((other, i) => i !== seat && other.colour === colour && !isFreeFor(other, person));
}
