import type { Entry } from './entry.ts';

interface Place {
  readonly person: string | null;
  readonly nonce: string | null;
}

const EMPTY: Place = { person: null, nonce: null };

/** Who sits where before the start, as far as the dice need to know: by seat. */
export type Seating = readonly Place[];

export function emptySeating(seats: number): Seating {
  return new Array<Place>(seats).fill(EMPTY);
}

export function seatedAfter(seating: Seating, entry: Entry): Seating {
  switch (entry.k) {
    case 'sat': {
      const { person, nonce } = entry;
      // Who changes seats leaves the old one empty.
      const left = seating.map((place) => (place.person === person ? EMPTY : place));
      return left.with(entry.seat, { person, nonce });
    }
    case 'ready':
      return seating.with(entry.seat, { person: seating[entry.seat]?.person ?? null, nonce: entry.nonce });
    case 'left':
    case 'bot-sat':
      return seating.with(entry.seat, EMPTY);
    default:
      return seating;
  }
}

/** What is mixed into the dice: the nonces of all who are no bots, in the order of their seats. */
export function noncesOf(seating: Seating): readonly string[] {
  return seating.flatMap(({ nonce }) => nonce ?? []);
}
