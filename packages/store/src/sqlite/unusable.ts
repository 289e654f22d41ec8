/** A database that cannot be used, with a reason for the host. */
export class UnusableDatabase extends Error {}

/** The file is not what SQLite wrote: only a backup helps. */
export class DamagedDatabase extends UnusableDatabase {}

/** Another process writes it. */
export class ServedDatabase extends UnusableDatabase {}

/** Result codes of SQLite for a file that is malformed, or no database, and what it says then. */
const DAMAGED = new Map([
  [11, 'database disk image is malformed'],
  [26, 'file is not a database'],
]);

/** Works with a file. An error of SQLite or of the system becomes an `UnusableDatabase` with its message. */
export function using<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    const Unusable = DAMAGED.has(resultCode(error) ?? 0) ? DamagedDatabase : UnusableDatabase;
    throw new Unusable(`${file}: ${error.message}`, { cause: error });
  }
}

/** The primary result code of an error of SQLite. Some errors of statements have only its words. */
export function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('errcode' in error) return Number(error.errcode) & 0xff;
  return [...DAMAGED].find(([, words]) => words === error.message)?.[0];
}
