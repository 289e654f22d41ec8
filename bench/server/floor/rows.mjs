import { DatabaseSync } from '@photostructure/sqlite';

/** Rows in a database file; every commit is fully synced to disk. */
export function openRows(file) {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000');
  db.exec('CREATE TABLE rows (no INTEGER, version INTEGER, body TEXT, UNIQUE (no, version)) STRICT');
  const begin = db.prepare('BEGIN IMMEDIATE');
  const insert = db.prepare('INSERT INTO rows VALUES (?, ?, ?)');
  const commit = db.prepare('COMMIT');
  const count = db.prepare('SELECT count(*) AS count FROM rows');
  return {
    commit(rows) {
      begin.run();
      for (const row of rows) insert.run(...row);
      commit.run();
    },
    count: () => count.get().count,
    // Also keeps a reference to the database: statements do not, and a collected database is closed.
    close: () => db.close(),
  };
}
