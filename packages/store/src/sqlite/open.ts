import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Store } from '../store.ts';
import { connect, connectReading, type Settings } from './connection.ts';
import { lock } from './lock.ts';
import { answer, reading } from './reading.ts';
import { committing, pinging } from './writing.ts';

/** The database inside a data folder. */
export const DATABASE_FILE = 'topsail.db';

/**
 * A store in one file, for the one process that serves it. Throws when that cannot be done safely: the file is served
 * already, is not ours, is from a newer Topsail, or its disk cannot keep the promise of `commit`.
 */
export function openSqliteStore(file: string, settings: Settings = {}): Store {
  const release = lock(file);
  try {
    return storeOn(connect(file, settings), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** The same store as it is at this moment, for reading only, whether or not it is being served. */
export function readSqliteStore(file: string): Store {
  return storeOn(connectReading(file), () => undefined);
}

function storeOn(db: DatabaseSyncInstance, release: () => void): Store {
  const commit = committing(db);
  const ping = pinging(db);
  return {
    ...reading(db),
    commit: (writes) => answer(() => (writes.length === 0 ? [] : commit(writes))),
    ping: () => answer(ping),
    close: () =>
      answer(() => {
        db.close();
        release();
      }),
  };
}
