import { constants } from 'node:os';
import { StoreFailure } from '../store.ts';
import { resultCode } from './unusable.ts';

/** Result codes of SQLite that only a bug can cause: error, constraint, mismatch, misuse, range. */
const BUGS = new Set([1, 19, 20, 21, 25]);
const FULL = 13;
/** A call after the store was closed. */
const CLOSED = 'ERR_INVALID_STATE';
const NO_ROOM = new Set([constants.errno.ENOSPC, constants.errno.EDQUOT]);

/** The error to reject with: a `StoreFailure` when the disk or the file failed; a bug stays what it is. */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if ('code' in error && error.code === CLOSED) return new StoreFailure(error.message, false);
  const code = resultCode(error);
  if (code === undefined || BUGS.has(code)) return error;
  const errno = 'systemErrno' in error ? Number(error.systemErrno) : 0;
  return new StoreFailure(error.message, code === FULL || NO_ROOM.has(errno));
}
