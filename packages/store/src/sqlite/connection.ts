import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { pragma } from './pragma.ts';
import { checkKind, checkReadable, migrate } from './versions.ts';

const BUSY_MILLISECONDS = 5000;
/** How long the write-ahead log becomes, in pages, before it is carried over into the file. */
const LOG_PAGES = 4000;

export interface Settings {
  /** The file may not grow beyond so many pages of 4 KiB. */
  readonly maxPages?: number;
}

/** Opens the file for one who writes, makes it if there is none, and leads it to the newest version. */
export function connect(file: string, { maxPages }: Settings): DatabaseSyncInstance {
  return prepared(new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, defensive: true }), (db) => {
    checkKind(db, file);
    db.exec('PRAGMA journal_mode = WAL');
    db.exec('PRAGMA synchronous = FULL');
    db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`);
    if (maxPages !== undefined) db.exec(`PRAGMA max_page_count = ${maxPages}`);
    checkDurability(db, file);
    migrate(db);
  });
}

/** Opens the file as it is at this moment, and as it will seem to this reader whatever is written meanwhile. */
export function connectReading(file: string): DatabaseSyncInstance {
  return prepared(new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, readOnly: true }), (db) => {
    db.exec('BEGIN');
    checkReadable(db, file);
  });
}

function prepared(
  db: DatabaseSyncInstance,
  prepare: (db: DatabaseSyncInstance) => void,
): DatabaseSyncInstance {
  try {
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Where a setting cannot be had, SQLite keeps another one and says nothing. */
function checkDurability(db: DatabaseSyncInstance, file: string): void {
  const journal = pragma(db, 'journal_mode');
  if (journal !== 'wal')
    throw new Error(`${file} cannot have a write-ahead log here (journal_mode ${journal})`);
  const synchronous = pragma(db, 'synchronous');
  if (synchronous !== '2')
    throw new Error(`${file} would not be synced to disk in full (synchronous ${synchronous})`);
}
