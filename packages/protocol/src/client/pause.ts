const FIRST_MILLISECONDS = 400;
const LONGEST_MILLISECONDS = 20_000;

/**
 * How long to wait before dialling again: twice as long after each failure, and never quite as long as the others, so
 * that a server that comes back is not met by everybody at once.
 */
export function pauseAfter(failures: number, luck: number): number {
  const longest = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** failures);
  return longest * (0.5 + luck / 2);
}
