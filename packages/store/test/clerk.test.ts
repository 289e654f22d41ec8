import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { scratch } from '@topsail/engine/scratch';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { openThreadedStore } from '../src/sqlite/open.ts';
import { StoreFailure, type Store } from '../src/store.ts';
import { describeStore } from '../src/testing/index.ts';
import { entry, hosted } from '../src/testing/rows.ts';

const file = scratch();
const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
// In this package, where the thread finds what is not bundled.
const script = path('../dist/test/clerk.mjs');
const open = (name: string): Store =>
  openThreadedStore(file(name), (workerData) => new Worker(script, { workerData }));

beforeAll(() =>
  build({
    input: path('../src/sqlite/clerk.ts'),
    external: ['@photostructure/sqlite'],
    platform: 'node',
    logLevel: 'warn',
    output: { file: script, format: 'esm', codeSplitting: false },
  }),
);

describeStore('a store with a clerk', (place) => open(`${place}.db`));

describe('a clerk', () => {
  it('has commits on disk in the order in which they were handed in, and answers each', async () => {
    const store = open('order.db');
    const made = store.commit(hosted('a'));
    const answers = await Promise.all([
      store.commit([entry('a', 1), entry('a', 2)]),
      store.commit([entry('a', 2), entry('a', 3)]),
      store.commit([entry('a', 3)]),
    ]);
    await made;
    expect(answers).toEqual([['stored', 'stored'], ['conflict', 'conflict'], ['stored']]);
    expect(await store.entries('a', 0)).toHaveLength(3);
    await store.close();
  });

  it('finishes what was handed in before the store is closed, and takes nothing more', async () => {
    const store = open('closing.db');
    const made = store.commit(hosted('a'));
    const closed = store.close();
    await expect(store.commit([entry('a', 1)])).rejects.toThrow(StoreFailure);
    await expect(made).resolves.toContain('stored');
    await closed;
    const again = open('closing.db');
    expect(await again.table('a')).toMatchObject({ table: 'a' });
    await again.close();
  });

  it('passes on what only a bug can cause as what it is', async () => {
    const store = open('bug.db');
    const orphan = hosted('a').filter(({ w }) => w === 'table');
    await expect(store.commit(orphan)).rejects.not.toBeInstanceOf(StoreFailure);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });
});
