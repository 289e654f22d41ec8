import { DatabaseSync } from '@photostructure/sqlite';
import { UnusableDatabase, using } from './unusable.ts';

const BUSY = 5;

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
    const lockFile = new DatabaseSync(lockOf(file));
    try {
      lockFile.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      lockFile.close();
      if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
        throw new UnusableDatabase(`${file} is being served by another process`, { cause: error });
      throw error;
    }
    return () => lockFile.close();
  });
}
