import type { Store, TableRow } from '@topsail/store';
import type { Happened } from './happened.ts';
import { History, TooFarBack } from './history.ts';
import type { TableNow } from './now.ts';
import { tableFrom } from './snapshot.ts';

interface Version {
  readonly now: TableNow;
  readonly news: Happened;
}

interface Parted {
  readonly earlier: TableNow;
  readonly later: readonly Version[];
}

/** The table as its entries have made it, with the help of a snapshot when there is one. */
export async function loadTable(store: Store, row: TableRow): Promise<TableNow> {
  const snapshot = await store.snapshot(row.table);
  const kept = snapshot === undefined ? undefined : tableFrom(row, snapshot);
  if (kept === undefined) return (await retell(store, row)).now;
  try {
    return (await goOn(store, row, new History(kept))).now;
  } catch (problem) {
    if (problem instanceof TooFarBack) return (await retell(store, row)).now;
    throw problem;
  }
}

/** A table as it was at a moment of the past, and every version since. */
export async function parted(store: Store, row: TableRow, at: number): Promise<Parted> {
  const history = History.of(row);
  let earlier = history.now;
  const later: Version[] = [];
  for (const entry of await store.entries(row.table, 0)) {
    const news = history.next(entry);
    if (entry.at <= at) earlier = history.now;
    else later.push({ now: history.now, news });
  }
  return { earlier, later };
}

function retell(store: Store, row: TableRow): Promise<History> {
  return goOn(store, row, History.of(row));
}

async function goOn(store: Store, row: TableRow, history: History): Promise<History> {
  for (const entry of await store.entries(row.table, history.now.version)) history.next(entry);
  return history;
}
