import { has, type Seat } from '@topsail/engine';
import { firstPlan, type EntryRow, type TableRow } from '@topsail/store';
import { peopleAfter, type SeatedPeople } from './people-after.ts';
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
export function seatOfPerson(row: TableRow, rows: readonly EntryRow[], person: string): Seat | null {
  const empty: SeatedPeople = new Array<null>(firstPlan(row).setup.seats).fill(null);
  const seat = rows.reduce((people, { entry }) => peopleAfter(people, entry), empty).indexOf(person);
  return seat < 0 ? null : seat;
}
