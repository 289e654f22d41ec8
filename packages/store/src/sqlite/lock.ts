import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { resultCode, ServedDatabase, using } from './unusable.ts';

const BUSY = 5;
const PATIENCE_MILLISECONDS = 1000;

/** The lock file next to the database. */
export function lockOf(file: string): string {
  return `${file}-lock`;
}

/**
 * Lets only one process write this file; others may read it. The lock is an open transaction on a lock file, which the
 * operating system releases when the process dies for any reason. Returns the function that releases it.
 */
export function lock(file: string): () => void {
  return using(file, () => {
    // Only the first start makes it; if there is a database, somebody has deleted it.
    const isDeleted = existsSync(file) && !existsSync(lockOf(file));
    const release = holdLock(file);
    if (!isDeleted || !isOpenElsewhere(file)) return release;
    // Else the next one would find a lock file, free to take.
    rmSync(lockOf(file), { force: true });
    release();
    throw new ServedDatabase(`${file} is being served by another process, whose lock file was deleted`);
  });
}

function holdLock(file: string): () => void {
  const lockFile = new DatabaseSync(lockOf(file));
  try {
    lockFile.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lockFile.close();
    if (resultCode(error) !== BUSY) throw error;
    throw new ServedDatabase(`${file} is being served by another process`, { cause: error });
  }
  return () => lockFile.close();
}

/** Whether any process has the database open, by the locks that the operating system keeps on the file itself. */
function isOpenElsewhere(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: PATIENCE_MILLISECONDS });
  try {
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    // What else is wrong with it is found when it is opened.
    return resultCode(error) === BUSY;
  } finally {
    db.close();
  }
}
