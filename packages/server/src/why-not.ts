import type { Config } from './config.ts';

/** The data folder, or what is in it, cannot be used. */
export class NoFolder extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot keep anything in the folder ${folder}: ${reason}. Choose another with --data.`, { cause });
  }
}

const REASONS: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} on ${host} is already taken. Choose another: npm start -- --port ${port + 1}`,
  EACCES: ({ port }) => `Port ${port} needs more rights than you have. Choose one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine. Choose another with --host.`,
  ENOTFOUND: ({ host }) => `${host} is not an address of this machine. Choose another with --host.`,
};

/** Why the server could not start, in words for the person who started it; undefined when that is our fault. */
export function whyNot(error: unknown, config: Config): string | undefined {
  if (error instanceof NoFolder) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code]?.(config);
}
