import type { Entry } from './entry.ts';

interface SeatedPerson {
  readonly person: string | null;
  readonly nonce: string | null;
}

const EMPTY: SeatedPerson = { person: null, nonce: null };

/** Who sits in each seat before the start, and the nonce they gave. */
export type Seating = readonly SeatedPerson[];

export function emptySeating(seats: number): Seating {
  return new Array<SeatedPerson>(seats).fill(EMPTY);
}

export function seatedAfter(seating: Seating, entry: Entry): Seating {
  switch (entry.k) {
    case 'sat': {
      const { person, nonce } = entry;
      // A person who changes seats leaves the old one empty.
      const left = seating.map((seated) => (seated.person === person ? EMPTY : seated));
      return left.with(entry.seat, { person, nonce });
    }
    case 'ready':
      return seating.with(entry.seat, { person: seating[entry.seat]?.person ?? null, nonce: entry.nonce });
    case 'left':
    case 'bot-sat':
      return seating.with(entry.seat, EMPTY);
    case 'plan-changed':
      return entry.from.map((old, seat) => {
        const seated = (old === null ? undefined : seating[old]) ?? EMPTY;
        return entry.unready.includes(seat) ? { ...seated, nonce: null } : seated;
      });
    default:
      return seating;
  }
}

/** The nonces of all people and programs in the order of their seats. They are mixed into the dice. */
export function noncesOf(seating: Seating): readonly string[] {
  return seating.flatMap(({ nonce }) => nonce ?? []);
}
