import { revisionOf } from '@topsail/engine';
import type { Listing, TablePlan } from '@topsail/protocol';
import type { Write } from '@topsail/store';
import { nextDeadline } from './clock.ts';
import type { TableState } from './table-state.ts';

/** A new table as the lobby shows it. */
export function emptyListing(
  table: string,
  created: number,
  { setup, clock, spectators }: TablePlan,
): Listing {
  const { ruleset, seats } = setup;
  return { table, ruleset, seats, taken: 0, names: [], stage: 'open', clock, spectators, created };
}

/** The table as the lobby shows it. */
export function listingOf({ row, plan, seats, stage }: TableState): Listing {
  const taken = seats.filter(({ occupant }) => occupant.kind !== 'nobody');
  return {
    ...emptyListing(row.table, row.created, plan),
    taken: taken.length,
    names: taken.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.name] : [])),
    stage,
  };
}

/** Updates the table's row for the lobby and for deadlines; nothing to write when neither has changed. */
export function rowWrites(before: TableState, after: TableState): Write[] {
  const wake = wakeTime(after);
  if (!isListedAnew(before, after) && wakeTime(before) === wake) return [];
  const { table } = after.row;
  return [
    ...planWrites(before, after),
    { w: 'listing', table, stage: after.stage, listing: listingOf(after), touched: after.at, wake },
  ];
}

/** Whether the lobby shows the table differently. */
export function isListedAnew(before: TableState, after: TableState): boolean {
  return before.seats !== after.seats || before.stage !== after.stage || before.plan !== after.plan;
}

function planWrites({ plan: old }: TableState, { row, plan, game }: TableState): Write[] {
  if (old === plan) return [];
  return [{ w: 'plan', table: row.table, plan, revision: revisionOf(game, plan.setup.ruleset) }];
}

/** Only a slow clock's deadline can come while the table is not in memory. */
function wakeTime(table: TableState): number | null {
  return table.plan.clock.kind === 'slow' ? (nextDeadline(table) ?? null) : null;
}
