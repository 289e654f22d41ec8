/** 0 is for success, 130 for Ctrl-C. */
export const FAILED = 1;
export const BAD_USAGE = 2;
/** Everything is true, but the promise of the dice is not proved. */
export const NOT_PROVED = 3;
export const INTERRUPTED = 130;

/** Something the person at the terminal can put right: shown as one line, never with a stack. */
export class Problem extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function failed(message: string): Problem {
  return new Problem(message, FAILED);
}

export function badUsage(message: string): Problem {
  return new Problem(message, BAD_USAGE);
}

/** What the system said, without its code and call: `no such file or directory`. */
export function systemReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]+: (.*?)(?:, \w+(?: '.*')?)?$/.exec(message)?.[1] ?? message;
}
