import { has, type Seat } from '@topsail/engine';
import type { EntryRow, TableRow } from '@topsail/store';
import { Replay } from './replay.ts';
import { must } from './verdict.ts';

/** An entry as somebody counts; a silent one is none to them, though it changes what is hidden from them. */
export interface KnownRow extends EntryRow {
  readonly isSilent: boolean;
}

/** The table as this viewer counts: second thoughts of other seats, for whom nobody waited, are nothing to them. */
export function knownWorld(
  row: TableRow,
  rows: readonly EntryRow[],
  viewer: Seat | null,
): readonly KnownRow[] {
  const replay = new Replay(row);
  let version = 0;
  return rows.map((stored) => {
    const isThought = isSecondThought(replay, stored);
    must(isThought || !isUnasked(stored), () => `${row.table} at ${stored.version}: a move that nobody made`);
    replay.next({ ...stored, isSilent: false });
    const isSilent = isThought && stored.entry.k === 'moved' && stored.entry.seat !== viewer;
    if (!isSilent) version += 1;
    return { ...stored, version, isSilent };
  });
}

function isSecondThought({ game, state }: Replay, { entry }: EntryRow): boolean {
  return entry.k === 'moved' && state !== undefined && !has(game.toAct(state), entry.seat);
}

/** Of itself a table makes only the moves of bots, and keeps second thoughts when others take moves back. */
function isUnasked({ entry, command }: EntryRow): boolean {
  return entry.k === 'moved' && entry.bot === null && command === null;
}

/** The seat in which this person sat when the game was played. */
export function seatOfPerson(rows: readonly EntryRow[], person: string): Seat | null {
  const sat = rows.findLast(({ entry }) => entry.k === 'sat' && entry.person === person);
  return sat?.entry.k === 'sat' ? sat.entry.seat : null;
}
