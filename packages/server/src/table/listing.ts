import type { Listing } from '@topsail/protocol';
import type { Write } from '@topsail/store';
import { nextDeadline } from './clock.ts';
import type { TableNow } from './now.ts';

/** The table as the lobby shows it. */
export function listingOf({ row, seats, stage }: TableNow): Listing {
  const taken = seats.filter(({ sitter }) => sitter.kind !== 'nobody');
  return {
    ...row.listing,
    taken: taken.length,
    names: taken.flatMap(({ sitter }) => (sitter.kind === 'person' ? [sitter.name] : [])),
    stage,
  };
}

/** What must be stored besides the entries so that the table is found and woken in time; nothing when all is as before. */
export function listingWrites(before: TableNow, now: TableNow): Write[] {
  const wake = wakeOf(now);
  const isSame = before.seats === now.seats && before.stage === now.stage && wakeOf(before) === wake;
  if (isSame) return [];
  const { table } = now.row;
  return [{ w: 'listing', table, stage: now.stage, listing: listingOf(now), touched: now.at, wake }];
}

/** Only deadlines of hours and days outlast the table's time in memory. */
function wakeOf(now: TableNow): number | null {
  return now.row.plan.clock.kind === 'slow' ? (nextDeadline(now) ?? null) : null;
}
