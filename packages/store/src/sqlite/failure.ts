import { StoreFailure } from '../store.ts';

/** Primary result codes of SQLite. */
const CONSTRAINT = 19;
const FULL = 13;
/** Of the operating system: no space left on the device, and no more for this user. */
const NO_SPACE = new Set([28, 122]);

/**
 * What went wrong, for the caller of a commit: a `StoreFailure` when the world did it. A broken constraint that no
 * conflict explains is a bug of the caller's and stays as it is.
 */
export function failureOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('errcode' in error)) return error;
  const code = Number(error.errcode) & 0xff;
  if (code === CONSTRAINT) return error;
  const errno = 'systemErrno' in error ? Number(error.systemErrno) : 0;
  return new StoreFailure(error.message, code === FULL || NO_SPACE.has(errno));
}
