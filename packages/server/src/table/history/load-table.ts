import type { Store, TableRow } from '@topsail/store';
import type { Change } from '../viewers/change.ts';
import { EntryReplay, TooFarBack } from './entry-replay.ts';
import type { TableState } from '../state/table-state.ts';
import { tableFromSnapshot } from './snapshot.ts';

interface LaterVersion {
  readonly table: TableState;
  readonly change: Change;
}

interface SplitTable {
  readonly earlier: TableState;
  readonly later: readonly LaterVersion[];
}

/** Loads a table from its snapshot, if it has one, and the entries after it. */
export async function loadTable(store: Store, row: TableRow): Promise<TableState> {
  const snapshot = await store.snapshot(row.table);
  const kept = snapshot === undefined ? undefined : tableFromSnapshot(row, snapshot);
  if (kept === undefined) return (await replayAll(store, row)).table;
  try {
    return (await applyEntries(store, row, new EntryReplay(kept))).table;
  } catch (problem) {
    if (problem instanceof TooFarBack) return (await replayAll(store, row)).table;
    throw problem;
  }
}

/** The table at a time in the past, and every version since. What was before the start is never in the second part. */
export async function splitByTime(store: Store, row: TableRow, at: number): Promise<SplitTable> {
  const replay = EntryReplay.fromStart(row);
  let earlier = replay.table;
  const later: LaterVersion[] = [];
  for (const entry of await store.entries(row.table, 0)) {
    const change = replay.apply(entry);
    if (entry.at <= at || replay.table.stage === 'open') earlier = replay.table;
    else later.push({ table: replay.table, change });
  }
  return { earlier, later };
}

function replayAll(store: Store, row: TableRow): Promise<EntryReplay> {
  return applyEntries(store, row, EntryReplay.fromStart(row));
}

async function applyEntries(store: Store, row: TableRow, replay: EntryReplay): Promise<EntryReplay> {
  for (const entry of await store.entries(row.table, replay.table.version)) replay.apply(entry);
  return replay;
}
