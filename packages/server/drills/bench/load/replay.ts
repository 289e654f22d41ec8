import { setImmediate as turn } from 'node:timers/promises';
import { readSqliteStore, type Store } from '@topsail/store';
import { EntryReplay } from '../../../src/table/history/entry-replay.ts';
import { publicPart } from '../../../src/table/viewers/visible-parts.ts';
import { hashOf, type LastSeen } from './protocols/topsail.ts';

/** What is stored of the played tables. */
export interface Replayed {
  /** The number of moves, and the average size of a row in bytes. */
  readonly moves: number;
  readonly rowBytes: number;
}

/** Replays every table from the store; throws unless each equals what its clients saw last. */
export async function replay(database: string, seen: readonly LastSeen[]): Promise<Replayed> {
  const store = readSqliteStore(database);
  let [rows, moves, bytes] = [0, 0, 0];
  try {
    for (const table of seen) {
      // The sockets are still open and must answer pings.
      await turn();
      for (const row of await replayTable(store, table)) {
        rows += 1;
        moves += row.entry.k === 'moved' ? 1 : 0;
        bytes += JSON.stringify(row.entry).length + (row.person?.length ?? 0) + (row.command?.length ?? 0);
      }
    }
  } finally {
    await store.close();
  }
  return { moves, rowBytes: bytes / Math.max(1, rows) };
}

async function replayTable(store: Store, { table, version, publicHash }: LastSeen) {
  const row = await store.table(table);
  if (row === undefined) throw new Error(`table ${table} is not in the store`);
  const replay = EntryReplay.fromStart(row);
  const entries = await store.entries(table, 0);
  for (const entry of entries) replay.apply(entry);
  const { table: stored } = replay;
  if (stored.version !== version)
    throw new Error(`${table}: version ${stored.version} stored, ${version} seen`);
  if (hashOf(JSON.stringify(publicPart(stored))) !== publicHash)
    throw new Error(`${table}: the last view is not what is stored`);
  return entries;
}
