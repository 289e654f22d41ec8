/** A database that cannot be used, with a reason for whoever runs the program. */
export class UnusableDatabase extends Error {}

/** Does something with a file; what SQLite or the system says against it becomes the reason. */
export function using<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new UnusableDatabase(`${file}: ${error.message}`, { cause: error });
  }
}
