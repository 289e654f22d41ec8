import { deny, grant } from '@topsail/protocol';
import type { Entry, Write } from '@topsail/store';
import { listingOf } from '../listing.ts';
import type { Decided } from '../made.ts';
import { newTableRow } from '../new-table.ts';
import type { TableNow } from '../now.ts';
import { mySeat, type Asking } from './asking.ts';

/** The same people once more at a new table, everybody one seat further, for whoever sits first has an edge. */
export function rematch(asking: Asking): Decided {
  const { now, person, at, random } = asking;
  const seat = mySeat(asking);
  if (!seat.ok) return seat;
  if (now.stage !== 'over') return deny('table/not-over');
  if (now.rematch !== undefined) return grant({ made: [], leadsTo: now.rematch });
  const fresh = newTableRow(now.row.plan, person.person, `rematch-${now.row.table}`, at, random);
  const { taken, names } = listingOf(now);
  const row = { ...fresh, listing: { ...fresh.listing, taken, names } };
  const entries = rotated(now).map((entry, i): Write => ({
    w: 'entry',
    row: { table: row.table, version: i + 1, at, person: null, command: null, entry },
  }));
  return grant({
    made: [{ entry: { k: 'rematch', table: row.table } }],
    also: [{ w: 'table', row }, ...entries],
    leadsTo: row.table,
  });
}

function rotated({ seats }: TableNow): Entry[] {
  return seats.map(({ sitter, colour }, i): Entry => {
    const seat = (i + 1) % seats.length;
    if (sitter.kind === 'bot') return { k: 'bot-sat', seat, level: sitter.level, colour };
    if (sitter.kind === 'nobody') throw new Error('a game that is over with an empty seat');
    const { person, name, program } = sitter;
    return { k: 'sat', seat, person, name, program, colour, nonce: null };
  });
}
