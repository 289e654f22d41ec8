import { sealOf } from '@topsail/engine';
import type { Entry } from '@topsail/store';
import { emptySeat, hostOf, type SeatState, type TableState } from './table-state.ts';

/** Who comes and goes before the start, and the numbers that they seal and open. */
type SeatingEntry = Extract<Entry, { k: 'sat' | 'bot-sat' | 'ready' | 'left' | 'opening' | 'opened' }>;

export function applySeating(next: TableState, entry: SeatingEntry): Partial<TableState> {
  switch (entry.k) {
    case 'sat': {
      const { seat, person, name, program, colour, seal, nonce = null } = entry;
      const occupant = { kind: 'person', person, name, program } as const;
      const left = vacate(next, person);
      return { seats: withColour(left, seat, { occupant, colour, standIn: null, seal, nonce }) };
    }
    case 'bot-sat': {
      const occupant = { kind: 'bot', level: entry.level } as const;
      const seated = { occupant, colour: entry.colour, standIn: null, seal: null, nonce: null };
      return { seats: withColour(next.seats, entry.seat, seated) };
    }
    case 'ready':
      return { seats: changeSeat(next.seats, entry.seat, { seal: entry.seal, nonce: entry.nonce ?? null }) };
    case 'left':
      return {
        seats: next.seats.map((seat, i) => (i === entry.seat ? emptySeat(seat.colour) : seat)),
        hostLeft: next.hostLeft || isHostIn(next, entry.seat),
        barred: entry.kicked ? [...next.barred, ...guestIn(next, entry.seat)] : next.barred,
      };
    case 'opening':
      if (next.stage !== 'open') throw new Error('nonces are opened before the start');
      return { opening: { until: entry.until } };
    case 'opened':
      return opened(next, entry);
  }
}

function opened(next: TableState, { seat, nonce }: Extract<Entry, { k: 'opened' }>): Partial<TableState> {
  const { occupant, seal } = next.seats[seat] ?? emptySeat(0);
  const fits = occupant.kind === 'person' && sealOf(next.row.table, occupant.person, nonce) === seal;
  if (next.opening === undefined || !fits)
    throw new Error(`a nonce of seat ${seat} that does not fit its seal`);
  return { seats: changeSeat(next.seats, seat, { nonce }) };
}

function isHostIn({ row, seats }: TableState, seat: number): boolean {
  const occupant = seats[seat]?.occupant;
  return occupant?.kind === 'person' && occupant.person === row.host;
}

/** The person in this seat, if it is not the host. */
function guestIn(table: TableState, seat: number): string[] {
  const occupant = table.seats[seat]?.occupant;
  return occupant?.kind === 'person' && occupant.person !== hostOf(table) ? [occupant.person] : [];
}

export function changeSeat(seats: readonly SeatState[], at: number, change: Partial<SeatState>): SeatState[] {
  return seats.map((seat, i) => (i === at ? { ...seat, ...change } : seat));
}

/** Empties the seat of a person who changes seats. */
function vacate({ seats }: TableState, person: string): SeatState[] {
  return seats.map((seat) =>
    seat.occupant.kind === 'person' && seat.occupant.person === person ? emptySeat(seat.colour) : seat,
  );
}

/** Fills a seat. An empty seat that had the chosen colour gets this seat's old colour. */
function withColour(seats: readonly SeatState[], at: number, seated: SeatState): SeatState[] {
  const old = seats[at]?.colour ?? at;
  return seats.map((seat, i) => {
    if (i === at) return seated;
    return seat.colour === seated.colour ? { ...seat, colour: old } : seat;
  });
}
