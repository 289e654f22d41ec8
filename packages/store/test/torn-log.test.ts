import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/sqlite/open.ts';
import type { Store } from '../src/store.ts';
import { entry, entryRow, hosted } from '../src/testing/rows.ts';

const ACKNOWLEDGED = 30;
const file = scratch();
const original = file('original.db');
let store: Store;
/** The log after the last acknowledged commit, and with one more commit. */
let whole: Buffer;
let more: Buffer;

beforeAll(async () => {
  store = openSqliteStore(original);
  await store.commit(hosted('a', 'b'));
  for (let version = 1; version <= ACKNOWLEDGED; version++)
    await store.commit([entry('a', version), entry('b', version)]);
  whole = readFileSync(`${original}-wal`);
  await store.commit([entry('a', ACKNOWLEDGED + 1), entry('b', ACKNOWLEDGED + 1)]);
  more = readFileSync(`${original}-wal`);
});

afterAll(() => store.close());

/** Opens a copy with this log, as after a crash. */
function crashed(name: string, log: Buffer): Store {
  copyFileSync(original, file(name));
  writeFileSync(`${file(name)}-wal`, log);
  return openSqliteStore(file(name));
}

async function expectAcknowledged(found: Store, versions: number): Promise<void> {
  const expected = Array.from({ length: versions }, (_, index) => index + 1);
  for (const table of ['a', 'b'])
    expect(await found.entries(table, 0)).toEqual(expected.map((version) => entryRow(table, version)));
}

async function expectWritable(found: Store, version: number): Promise<void> {
  expect(await found.commit([entry('a', version), entry('b', version)])).toEqual(['stored', 'stored']);
  await found.close();
}

describe('a write-ahead log after a crash', () => {
  it('keeps all complete commits', async () => {
    const found = crashed('whole.db', more);
    await expectAcknowledged(found, ACKNOWLEDGED + 1);
    await expectWritable(found, ACKNOWLEDGED + 2);
  });

  it('that is cut in its last commit keeps all before it and nothing of that one', async () => {
    const step = Math.ceil((more.length - whole.length) / 24);
    for (let length = whole.length; length < more.length; length += step) {
      const found = crashed(`torn-${length}.db`, more.subarray(0, length));
      await expectAcknowledged(found, ACKNOWLEDGED);
      await expectWritable(found, ACKNOWLEDGED + 1);
    }
  });

  it.each([1, 24, 4096, 40_000])(
    'that ends in %d bytes of garbage keeps all commits before them',
    async (bytes) => {
      const found = crashed(`garbage-${bytes}.db`, Buffer.concat([whole, Buffer.alloc(bytes, 0xa5)]));
      await expectAcknowledged(found, ACKNOWLEDGED);
      await expectWritable(found, ACKNOWLEDGED + 1);
    },
  );

  it('with a changed byte in its last commit keeps all before it', async () => {
    const changed = Buffer.from(more);
    const middle = (whole.length + more.length) >> 1;
    changed[middle] = (changed[middle] ?? 0) ^ 0x10;
    const found = crashed('changed.db', changed);
    await expectAcknowledged(found, ACKNOWLEDGED);
    await expectWritable(found, ACKNOWLEDGED + 1);
  });
});
