import { refuse, accept, type Answer } from '@topsail/protocol';
import type { Entry, EntryRow, TableRow, Write } from '@topsail/store';
import { listingOf, rematchCommand } from '../state/listing.ts';
import type { CommandEffect } from './command-effect.ts';
import { newTableRow } from '../state/new-table.ts';
import { newTableState, type TableState } from '../state/table-state.ts';
import { applyEntry } from '../state/apply-entry.ts';
import { summaryWrite } from '../summary/game-summary.ts';
import { ownSeat, type CommandContext } from './command-context.ts';

/** A new table with the same people. Everybody moves on by one seat, because the first seat has an advantage. */
export function rematch(context: CommandContext): Answer<CommandEffect> {
  const { table, person, at, random } = context;
  const seat = ownSeat(context);
  if (!seat.ok) return seat;
  if (table.stage !== 'over') return refuse('table/not-over');
  if (table.rematch !== undefined) return accept({ entries: [], resultTable: table.rematch });
  const fresh = newTableRow(table.plan, person.person, rematchCommand(table.row.table), at, random);
  const { taken, names } = listingOf(table);
  const row = { ...fresh, listing: { ...fresh.listing, taken, names } };
  const rows = rotated(table).map((entry, i): EntryRow => ({
    ...{ table: row.table, version: i + 1, at, person: null, command: null, entry },
  }));
  const seated = rows.reduce<TableState>(
    (made, next) => applyEntry(made, next, undefined),
    newTableState(row, table.game),
  );
  const entries = rows.map((entry): Write => ({ w: 'entry', row: entry }));
  return accept({
    entries: [{ entry: { k: 'rematch', table: row.table } }],
    alsoWrite: [
      { w: 'table', row },
      ...entries,
      summaryWrite(seated),
      ...invitations(table, row, person.person),
    ],
    resultTable: row.table,
  });
}

/** Everybody else learns that a seat is kept for them. */
function invitations({ seats }: TableState, { table, created: at }: TableRow, host: string): Write[] {
  return seats.flatMap(({ occupant }): Write[] => {
    if (occupant.kind !== 'person' || occupant.program || occupant.person === host) return [];
    const { person } = occupant;
    return [{ w: 'notice', person, kind: 'invitation', table, version: 1, at, due: at }];
  });
}

function rotated({ seats }: TableState): Entry[] {
  return seats.map(({ occupant, colour }, i): Entry => {
    const seat = (i + 1) % seats.length;
    if (occupant.kind === 'bot') return { k: 'bot-sat', seat, level: occupant.level, colour };
    if (occupant.kind === 'nobody') throw new Error('a game that is over with an empty seat');
    const { person, name, program } = occupant;
    return { k: 'sat', seat, person, name, program, colour, seal: null };
  });
}
