import { afterEach } from 'vitest';
import type { Store } from '../store.ts';

/** Opens the store that lies at a place: an empty one where none was before, else with all that was written there. */
export type OpenStore = (place: string) => Store | Promise<Store>;

/** Gives every test stores of its own and closes them after it. */
export interface Harbour {
  readonly fresh: () => Promise<Store>;
  /** Closes the store that `fresh` gave last and opens it again. */
  readonly again: () => Promise<Store>;
}

export function makeHarbour(name: string, open: OpenStore): Harbour {
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
