import { unopenedNonce, type SealedNumber } from '@topsail/engine';
import type { Entry } from './entry.ts';

/** What a seat adds to the dice. */
export interface SeatNumber {
  /** Null for bots, and for a nonce that was sent openly. */
  readonly seal: string | null;
  /** Null while it is sealed. */
  readonly nonce: string | null;
}

interface SeatedPerson extends SeatNumber {
  readonly person: string | null;
}

const EMPTY: SeatedPerson = { person: null, seal: null, nonce: null };

/** Who sits in each seat before the start, and the number they sealed. */
export type Seating = readonly SeatedPerson[];

export function emptySeating(seats: number): Seating {
  return new Array<SeatedPerson>(seats).fill(EMPTY);
}

export function seatedAfter(seating: Seating, entry: Entry): Seating {
  switch (entry.k) {
    case 'sat': {
      const { person, seal, nonce = null } = entry;
      // A person who changes seats leaves the old one empty.
      const left = seating.map((seated) => (seated.person === person ? EMPTY : seated));
      return left.with(entry.seat, { person, seal, nonce });
    }
    case 'ready':
      return changed(seating, entry.seat, { seal: entry.seal, nonce: entry.nonce ?? null });
    case 'opened':
      return changed(seating, entry.seat, { nonce: entry.nonce });
    case 'left':
    case 'bot-sat':
      return seating.with(entry.seat, EMPTY);
    case 'plan-changed':
      return entry.from.map((old, seat) => {
        const seated = (old === null ? undefined : seating[old]) ?? EMPTY;
        return entry.unready.includes(seat) ? { ...seated, seal: null, nonce: null } : seated;
      });
    default:
      return seating;
  }
}

function changed(seating: Seating, seat: number, change: Partial<SeatNumber>): Seating {
  return seating.with(seat, { ...(seating[seat] ?? EMPTY), ...change });
}

/** What all seats mix into the dice, in their order. */
export function noncesOf(seats: readonly SeatNumber[]): readonly string[] {
  return seats.flatMap(({ seal, nonce }) => nonce ?? (seal === null ? [] : unopenedNonce(seal)));
}

/** The sealed numbers in the order of the seats; undefined where nonces were sent openly. */
export function sealedNumbers(seating: Seating): readonly SealedNumber[] | undefined {
  const people = seating.filter(({ seal, nonce }) => seal !== null || nonce !== null);
  const sealed = people.flatMap(({ person, seal, nonce }) =>
    person === null || seal === null ? [] : { person, seal, nonce: nonce ?? undefined },
  );
  return sealed.length === people.length ? sealed : undefined;
}
