import { has, type Seat } from '@topsail/engine';
import type { EntryRow, TableRow } from '@topsail/store';
import { Replay } from './replay.ts';
import { must } from './verdict.ts';

/** An entry with the version under which a viewer knows it. They may not know of a hidden one. */
export interface VisibleRow extends EntryRow {
  readonly isHidden: boolean;
}

/** The entries as this viewer counts them: changed answers of other seats are hidden and have no version of their own. */
export function visibleRows(
  row: TableRow,
  rows: readonly EntryRow[],
  viewer: Seat | null,
): readonly VisibleRow[] {
  const replay = new Replay(row);
  let version = 0;
  return rows.map((stored) => {
    const isChanged = isChangedAnswer(replay, stored);
    must(
      isChanged || !isWithoutCommand(stored),
      () => `${row.table} at ${stored.version}: a move without a command`,
    );
    replay.next({ ...stored, isHidden: false });
    const isHidden = isChanged && stored.entry.k === 'moved' && stored.entry.seat !== viewer;
    if (!isHidden) version += 1;
    return { ...stored, version, isHidden };
  });
}

function isChangedAnswer({ game, state }: Replay, { entry }: EntryRow): boolean {
  return entry.k === 'moved' && state !== undefined && !has(game.toAct(state), entry.seat);
}

/** Only bots' moves, and changed answers that an undo plays again, are stored without a command. */
function isWithoutCommand({ entry, command }: EntryRow): boolean {
  return entry.k === 'moved' && entry.bot === null && command === null;
}

/** The seat in which this person sat when the game was played. */
export function seatOfPerson(rows: readonly EntryRow[], person: string): Seat | null {
  const sat = rows.findLast(({ entry }) => entry.k === 'sat' && entry.person === person);
  return sat?.entry.k === 'sat' ? sat.entry.seat : null;
}
