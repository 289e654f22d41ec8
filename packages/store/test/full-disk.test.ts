import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/sqlite/open.ts';
import { StoreFailure, type Store } from '../src/store.ts';
import { entry, entryRow, hosted } from '../src/testing/rows.ts';

const file = scratch();
const rolls = new Array<number>(2000).fill(6);
const next = (versions: number) =>
  ['a', 'b'].map((table) => entry(table, versions + 1, { entry: { k: 'started', rolls } }));

/** Appends to both tables until the disk is full. Returns how many versions were acknowledged. */
async function fill(store: Store): Promise<number> {
  for (let versions = 0; ; versions++) {
    try {
      expect(await store.commit(next(versions))).toEqual(['stored', 'stored']);
    } catch (failure) {
      expect(failure).toBeInstanceOf(StoreFailure);
      expect(failure).toMatchObject({ full: true });
      return versions;
    }
  }
}

async function expectStored(store: Store, versions: number): Promise<void> {
  for (const table of ['a', 'b']) {
    const entries = await store.entries(table, 0);
    expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1));
    expect(entries).toHaveLength(versions);
  }
}

describe('a file that may not grow', () => {
  it('rejects with StoreFailure, keeps all acknowledged writes, and goes on when it may grow', async () => {
    const small = openSqliteStore(file('small.db'), { maxPages: 60 });
    await small.commit(hosted('a', 'b'));
    const versions = await fill(small);
    expect(versions).toBeGreaterThan(3);
    await expectStored(small, versions);
    await expect(small.commit(next(versions))).rejects.toThrow('full');
    await small.close();

    const large = openSqliteStore(file('small.db'));
    await expectStored(large, versions);
    expect(await large.commit([entry('a', versions + 1)])).toEqual(['stored']);
    expect(await large.entries('a', versions)).toEqual([entryRow('a', versions + 1)]);
    await large.close();
  });
});

const disk = file('disk');
mkdirSync(disk);
const isMounted = mount();
afterAll(() => isMounted && execFileSync('umount', ['-l', disk]));

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isMounted)('a full disk', () => {
  it('rejects with StoreFailure, and the same store goes on when there is space', async () => {
    writeFileSync(`${disk}/ballast`, Buffer.alloc(400_000));
    const store = openSqliteStore(`${disk}/topsail.db`);
    await store.commit(hosted('a', 'b'));
    const versions = await fill(store);
    expect(versions).toBeGreaterThan(3);
    await expectStored(store, versions);
    await expect(store.ping()).rejects.toThrow(StoreFailure);

    rmSync(`${disk}/ballast`);
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await store.commit(next(versions))).toEqual(['stored', 'stored']);
    await expectStored(store, versions + 1);
    await store.close();
  });
});
