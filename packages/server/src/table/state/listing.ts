import { revisionOf } from '@topsail/engine';
import type { Listing, TablePlan } from '@topsail/protocol';
import type { TableOrigin, Write } from '@topsail/store';
import { nextDeadline } from './clock.ts';
import type { TableState } from './table-state.ts';

/** A new table as the lobby shows it. */
export function emptyListing(
  table: string,
  created: number,
  { setup, clock, spectators, language }: TablePlan,
): Listing {
  const { ruleset, seats } = setup;
  return {
    ...{ table, ruleset, seats, taken: 0, names: [], stage: 'open', clock, spectators, created },
    ...(language === undefined ? {} : { language }),
  };
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

const REMATCH_COMMAND = 'rematch-';

/** The command that creates the rematch of a table. */
export function rematchCommand(table: string): string {
  return `${REMATCH_COMMAND}${table}`;
}

/**
 * Whether the lobby may show the table now. A rematch tells that the game before it is over, so it is shown when the
 * spectators of that game have seen its end.
 */
export function mayBeListed({ command, created }: TableOrigin, plan: TablePlan, now: number): boolean {
  if (plan.visibility !== 'public') return false;
  return !command.startsWith(REMATCH_COMMAND) || now >= created + plan.delaySeconds * 1000;
}

/** Whether the lobby would show something else. A change that it does not show must not be sent: its time would tell. */
export function isShownAnew(before: TableState, after: TableState): boolean {
  return (
    before.plan.visibility !== after.plan.visibility ||
    JSON.stringify(listingOf(before)) !== JSON.stringify(listingOf(after))
  );
}

function planWrites({ plan: old }: TableState, { row, plan, game }: TableState): Write[] {
  if (old === plan) return [];
  return [{ w: 'plan', table: row.table, plan, revision: revisionOf(game, plan.setup.ruleset) }];
}

/** A slow clock's deadline can come while the table is not in memory; a game that is about to begin must, after a restart. */
function wakeTime(table: TableState): number | null {
  return table.plan.clock.kind === 'slow' || table.opening !== undefined
    ? (nextDeadline(table) ?? null)
    : null;
}
