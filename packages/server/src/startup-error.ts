import { DamagedDatabase, ServedDatabase, StoreFailure, UnusableDatabase } from '@topsail/store';
import type { Config } from './config/config.ts';

/** The data folder or its content cannot be used. */
export class DataFolderError extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot use the data folder ${folder}: ${reason}.${adviceFor(cause, folder)}`, { cause });
  }
}

function adviceFor(cause: unknown, folder: string): string {
  if (cause instanceof DamagedDatabase || cause instanceof StoreFailure) return repair(folder);
  if (cause instanceof ServedDatabase)
    return ' Stop that server first, or choose another folder with --data.';
  return cause instanceof UnusableDatabase ? '' : ' Choose another with --data.';
}

function repair(folder: string): string {
  return `
The data is still there; do not delete it. To see what is wrong:
  npx topsail doctor --data ${folder}
To go back to a backup (what is there now is kept under another name):
  npx topsail restore BACKUP --data ${folder} --force`;
}

const REASONS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is already taken. Choose another: npm start -- --port ${port + 1}`,
  EACCES: ({ port }) => `Port ${port} needs more rights than you have. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine. Choose another with --host.`,
  ENOTFOUND: ({ host }) => `${host} is not an address of this machine. Choose another with --host.`,
};

/** Why the server could not start, as a message for the host; undefined when the cause is a bug. */
export function startupProblem(error: unknown, config: Config): string | undefined {
  if (error instanceof DataFolderError) return error.message;
  if (error instanceof StoreFailure) return new DataFolderError(config.folder, error).message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code]?.(config);
}
