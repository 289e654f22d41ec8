import { afterEach } from 'vitest';
import type { Store } from '../store.ts';

/** Opens the store with this name. It is empty the first time, and later has its data. */
export type OpenStore = (name: string) => Store | Promise<Store>;

/** Gives every test its own stores and closes them after the test. */
export interface TestStores {
  readonly fresh: () => Promise<Store>;
  /** Closes the last store of `fresh` and opens it again. */
  readonly reopen: () => Promise<Store>;
}

export function makeTestStores(name: string, open: OpenStore): TestStores {
  let stores = 0;
  let store: Store | undefined;
  const close = async () => {
    await store?.close();
    store = undefined;
  };
  const openCurrent = async () => (store = await open(`${name.replaceAll(' ', '-')}-${stores}`));
  afterEach(close);
  return {
    fresh: () => {
      stores++;
      return openCurrent();
    },
    reopen: async () => {
      await close();
      return openCurrent();
    },
  };
}
