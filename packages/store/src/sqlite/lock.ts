import { DatabaseSync } from '@photostructure/sqlite';
import { UnusableDatabase, using } from './unusable.ts';

const BUSY = 5;

/** The file beside it that is locked. */
export function lockOf(file: string): string {
  return `${file}-lock`;
}

/**
 * Lets one process at a time write this file; others may still read it. The lock is an open transaction on a file beside
 * it, which the operating system ends when the process dies, however it dies. Returns the function that releases it.
 */
export function lock(file: string): () => void {
  return using(file, () => {
    const beside = new DatabaseSync(lockOf(file));
    try {
      beside.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      beside.close();
      if (error instanceof Error && 'errcode' in error && error.errcode === BUSY)
        throw new UnusableDatabase(`${file} is being served by another process`, { cause: error });
      throw error;
    }
    return () => beside.close();
  });
}
