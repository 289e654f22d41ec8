import { afterEach } from 'vitest';
import type { Store } from '../store.ts';

/** Opens the store at a place. It is empty the first time, and later has all that was written there. */
export type OpenStore = (place: string) => Store | Promise<Store>;

/** Gives every test its own stores and closes them after the test. */
export interface TestStores {
  readonly fresh: () => Promise<Store>;
  /** Closes the store that `fresh` gave last and opens it again. */
  readonly again: () => Promise<Store>;
}

export function makeTestStores(name: string, open: OpenStore): TestStores {
  let places = 0;
  let store: Store | undefined;
  const close = async () => {
    await store?.close();
    store = undefined;
  };
  const reach = async () => (store = await open(`${name.replaceAll(' ', '-')}-${places}`));
  afterEach(close);
  return {
    fresh: () => {
      places++;
      return reach();
    },
    again: async () => {
      await close();
      return reach();
    },
  };
}
