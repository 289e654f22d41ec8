import { Worker } from 'node:worker_threads';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Store } from '../store.ts';
import { answer } from './answer.ts';
import { connect, connectReading, type Settings } from './connection.ts';
import { Desk } from './desk.ts';
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
  return locked(file, (release) => {
    const db = connect(file, settings);
    return storeOn(db, () => {
      leave(db);
      release();
    });
  });
}

/** Made beside the program that uses it: by scripts/build.mjs. */
const CLERK = new URL('./clerk.js', import.meta.url);

/**
 * The same store for who has more to do than to wait for the disk: commits are a clerk's, in a thread of their own.
 * Questions are answered here, by another connection, which sees every commit that the clerk has answered.
 */
export function openThreadedStore(file: string, hire = clerkFor): Store {
  return locked(file, (release) => {
    const db = connect(file, {});
    const desk = new Desk(hire(file));
    return {
      ...reading(db),
      commit: (writes) => (writes.length === 0 ? Promise.resolve([]) : desk.commit(writes)),
      ping: () => desk.ping(),
      close: async () => {
        await desk.close();
        leave(db);
        release();
      },
    };
  });
}

function clerkFor(file: string): Worker {
  return new Worker(CLERK, { workerData: file });
}

/** The same store as it is at this moment, for reading only, whether or not it is being served. */
export function readSqliteStore(file: string): Store {
  const db = connectReading(file);
  return storeOn(db, () => {
    db.exec('ROLLBACK');
    db.close();
  });
}

function locked(file: string, open: (release: () => void) => Store): Store {
  const release = lock(file);
  try {
    return open(release);
  } catch (error) {
    release();
    throw error;
  }
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
function leave(db: DatabaseSyncInstance): void {
  try {
    db.exec('PRAGMA wal_checkpoint');
  } catch {
    // The log keeps what could not be carried over.
  }
  db.close();
}
