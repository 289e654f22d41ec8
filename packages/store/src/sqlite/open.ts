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
 * A store in one file, for the one process that serves it. Throws when that cannot be done safely: the file is served
 * already, is not ours, is from a newer Topsail, or its disk cannot keep the promise of `commit`.
 */
export function openSqliteStore(file: string, settings: Settings = {}): Store {
  const release = lock(file);
  try {
    const db = connect(file, settings);
    return storeOn(db, () => {
      carryOver(db);
      db.close();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** The same store as it is at this moment, for reading only, whether or not it is being served. */
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

/** Leaves the file whole, so that it can be copied without its log; `close` alone does not while statements live. */
function carryOver(db: DatabaseSyncInstance): void {
  try {
    db.exec('PRAGMA wal_checkpoint');
  } catch {
    // The log keeps what could not be carried over.
  }
}
