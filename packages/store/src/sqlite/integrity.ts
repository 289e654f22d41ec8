import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { connectCopying } from './connection.ts';
import { using } from './unusable.ts';

/** What SQLite finds wrong with a database; empty when it is intact. */
export function damageIn(file: string): readonly string[] {
  const db = connectCopying(file);
  try {
    return using(file, () => [...damageOf(db), ...brokenReferencesIn(db)]);
  } finally {
    db.close();
  }
}

function damageOf(db: DatabaseSyncInstance): readonly string[] {
  const rows = db.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
}

function brokenReferencesIn(db: DatabaseSyncInstance): readonly string[] {
  const rows = db.prepare('PRAGMA foreign_key_check').all() as { table: string; parent: string }[];
  return rows.map(({ table, parent }) => `a row of ${table} belongs to no row of ${parent}`);
}
