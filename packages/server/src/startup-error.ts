import type { Config } from './config/config.ts';

/** The data folder or its content cannot be used. */
export class DataFolderError extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot use the data folder ${folder}: ${reason}. Choose another with --data.`, { cause });
  }
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code]?.(config);
}
