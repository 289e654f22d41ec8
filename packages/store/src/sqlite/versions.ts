import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { MIGRATIONS } from './migrations.ts';
import { pragma } from './pragma.ts';
import { UnusableDatabase } from './unusable.ts';

/** Marks the file as ours: "tops" in ASCII. */
const APPLICATION = 0x746f7073;

/** Runs the missing migrations: all of them, or none. */
export function migrate(db: DatabaseSyncInstance, steps: readonly string[] = MIGRATIONS): void {
  if (versionOf(db) === steps.length) return;
  db.exec('BEGIN IMMEDIATE');
  try {
    // Read again, because another process may have migrated meanwhile.
    for (const step of steps.slice(versionOf(db))) db.exec(step);
    db.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${steps.length}`);
    db.exec('COMMIT');
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** Throws unless the file is a database of Topsail, of a version that this program knows. Changes nothing. */
export function checkOurs(db: DatabaseSyncInstance, file: string, newest = MIGRATIONS.length): void {
  if (isEmpty(db)) throw new UnusableDatabase(`${file} is empty`);
  if (Number(pragma(db, 'application_id')) !== APPLICATION)
    throw new UnusableDatabase(`${file} is a database, but not one of Topsail's`);
  const version = versionOf(db);
  if (version > newest)
    throw new UnusableDatabase(
      `${file} has version ${version}, this program knows up to ${newest}: use a newer Topsail`,
    );
}

/** Throws unless the file can be read without a migration. */
export function checkReadable(db: DatabaseSyncInstance, file: string, newest = MIGRATIONS.length): void {
  checkOurs(db, file, newest);
  const version = versionOf(db);
  if (version < newest)
    throw new UnusableDatabase(
      `${file} has version ${version}, not ${newest}: start the server once to bring it up to date`,
    );
}

function versionOf(db: DatabaseSyncInstance): number {
  return Number(pragma(db, 'user_version'));
}

export function isEmpty(db: DatabaseSyncInstance): boolean {
  return db.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}
