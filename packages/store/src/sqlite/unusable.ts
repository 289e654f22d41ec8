/** A database that cannot be used, with a reason for the host. */
export class UnusableDatabase extends Error {}

/** Works with a file. An error of SQLite or of the system becomes an `UnusableDatabase` with its message. */
export function using<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UnusableDatabase(`${file}: ${error.message}`, { cause: error });
  }
}
