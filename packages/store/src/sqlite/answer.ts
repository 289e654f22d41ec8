import { failureOf } from './failure.ts';

/** Runs at once. It is a promise only because another store would have to ask a server. */
export function answer<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    try {
      resolve(work());
    } catch (error) {
      throw failureOf(error);
    }
  });
}
