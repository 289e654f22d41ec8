import { existsSync } from 'node:fs';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { pragma } from './pragma.ts';
import { UnusableDatabase, using } from './unusable.ts';
import { checkOurs, checkReadable, isEmpty, migrate } from './versions.ts';

const BUSY_MILLISECONDS = 5000;
/** A checkpoint moves the write-ahead log into the file when it has this many pages. */
const LOG_PAGES = 4000;

export interface Settings {
  /** The most pages of 4 KiB that the file may have. */
  readonly maxPages?: number;
}

/** Opens the file for writing, creates it if there is none, and migrates it to the newest version. */
export function connect(file: string, { maxPages }: Settings): DatabaseSyncInstance {
  return opened(file, { defensive: true }, (db) => {
    if (!isEmpty(db)) checkOurs(db, file);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    // On macOS a normal sync leaves data in the cache of the drive; on other systems this setting does nothing.
    db.exec('PRAGMA fullfsync = ON');
    db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    checkDurability(db, file);
    migrate(db);
  });
}

/** Opens the file for reading. The reader sees the present state, even when the file is written meanwhile. */
export function connectReading(file: string): DatabaseSyncInstance {
  return opened(file, { readOnly: true }, (db) => {
    db.exec('BEGIN');
    checkReadable(db, file);
  });
}

/** Opens a file of any version we know, to make a copy of it. */
export function connectCopying(file: string): DatabaseSyncInstance {
  return opened(file, { readOnly: true }, (db) => checkOurs(db, file));
}

function opened(
  file: string,
  options: { readonly readOnly?: boolean; readonly defensive?: boolean },
  prepare: (db: DatabaseSyncInstance) => void,
): DatabaseSyncInstance {
  return using(file, () => {
    if (options.readOnly && !existsSync(file)) throw new UnusableDatabase(`${file} is not there`);
    const db = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, ...options });
    try {
      prepare(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** SQLite silently keeps another setting when the requested one is not possible. */
function checkDurability(db: DatabaseSyncInstance, file: string): void {
  const journal = pragma(db, 'journal_mode');
  if (journal !== 'wal')
    throw new UnusableDatabase(`${file} cannot have a write-ahead log here (journal_mode ${journal})`);
  const synchronous = pragma(db, 'synchronous');
  if (synchronous !== '2')
    throw new UnusableDatabase(`${file} would not be synced to disk in full (synchronous ${synchronous})`);
}
