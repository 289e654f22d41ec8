import { failureOf } from './failure.ts';

/** Runs synchronously. A promise only because the interface allows stores on another server. */
export function answer<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    try {
      resolve(work());
    } catch (error) {
      throw failureOf(error);
    }
  });
}
