import { setImmediate as turn } from 'node:timers/promises';
import { readSqliteStore, type Store } from '@topsail/store';
import { EntryReplay } from '../../../src/table/history/entry-replay.ts';
import { publicPart } from '../../../src/table/viewers/visible-parts.ts';
import { hashOf, type LastSeen } from './tongues/topsail.ts';

/** What a store holds of the tables that were played at. */
export interface Replayed {
  /** Moves of people, and the bytes of a row on average. */
  readonly moves: number;
  readonly rowBytes: number;
}

/** Plays every table again from the store; throws unless each comes out as its clients saw it. */
export async function replay(database: string, seen: readonly LastSeen[]): Promise<Replayed> {
  const store = readSqliteStore(database);
  let [rows, moves, bytes] = [0, 0, 0];
  try {
    for (const table of seen) {
      // Sockets are still open, and the server wants to know that somebody is there.
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
    throw new Error(`${table}: what was seen is not what is stored`);
  return entries;
}
