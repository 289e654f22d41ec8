const MIN_MILLISECONDS = 400;
const MAX_MILLISECONDS = 20_000;

/** Exponential backoff with jitter, so that not all clients reconnect at the same moment. `random` is from 0 to 1. */
export function backoffDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_MILLISECONDS, MIN_MILLISECONDS * 2 ** failures);
  return longest * (0.5 + random / 2);
}
