import type { Listing } from '@topsail/protocol';
import type { Write } from '@topsail/store';
import { nextDeadline } from './clock.ts';
import type { TableState } from './table-state.ts';

/** The table as the lobby shows it. */
export function listingOf({ row, seats, stage }: TableState): Listing {
  const taken = seats.filter(({ occupant }) => occupant.kind !== 'nobody');
  return {
    ...row.listing,
    taken: taken.length,
    names: taken.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.name] : [])),
    stage,
  };
}

/** Updates the table's row for the lobby and for deadlines; nothing to write when neither has changed. */
export function listingWrites(before: TableState, after: TableState): Write[] {
  const wake = wakeTime(after);
  const isSame = before.seats === after.seats && before.stage === after.stage && wakeTime(before) === wake;
  if (isSame) return [];
  const { table } = after.row;
  return [{ w: 'listing', table, stage: after.stage, listing: listingOf(after), touched: after.at, wake }];
}

/** Only a slow clock's deadline can come while the table is not in memory. */
function wakeTime(table: TableState): number | null {
  return table.row.plan.clock.kind === 'slow' ? (nextDeadline(table) ?? null) : null;
}
