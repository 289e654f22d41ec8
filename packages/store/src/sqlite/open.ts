import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Store } from '../store.ts';
import { answer } from './answer.ts';
import { connect, connectReading, type Settings } from './connection.ts';
import { lock } from './lock.ts';
import { reading } from './reading.ts';
import { committing, pinging } from './writing.ts';

/** The database inside a data folder. */
export const DATABASE_FILE = 'topsail.db';

/**
 * A store in one file, for one process. Throws when that is not safe: another process uses the file, it is not a database
 * of Topsail, it has a newer version, or its disk cannot guarantee durable commits.
 */
export function openSqliteStore(file: string, settings: Settings = {}): Store {
  const release = lock(file);
  try {
    const db = connect(file, settings);
    return storeOn(db, () => {
      checkpoint(db);
      db.close();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** The store as it is now, for reading only, whether or not a server uses it. */
export function readSqliteStore(file: string): Store {
  const db = connectReading(file);
  return storeOn(db, () => {
    db.exec('ROLLBACK');
    db.close();
  });
}

function storeOn(db: DatabaseSyncInstance, close: () => void): Store {
  const commit = committing(db);
  const ping = pinging(db);
  return {
    ...reading(db),
    commit: (writes) => answer(() => (writes.length === 0 ? [] : commit(writes))),
    ping: () => answer(ping),
    close: () => answer(close),
  };
}

/** Moves the log into the file, so that it can be copied alone; `close` does not do it while statements exist. */
function checkpoint(db: DatabaseSyncInstance): void {
  try {
    db.exec('PRAGMA wal_checkpoint');
  } catch {
    // What could not be moved stays in the log.
  }
}
