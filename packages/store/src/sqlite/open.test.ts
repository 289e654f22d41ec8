import { copyFileSync, rmSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { entry, entryRow, hosted } from '../testing/rows.ts';
import { connect } from './connection.ts';
import { openSqliteStore, readSqliteStore } from './open.ts';

const file = scratch();

describe('a store in a file', () => {
  it('is written by one process at a time and read by any', async () => {
    const store = openSqliteStore(file('one.db'));
    expect(() => openSqliteStore(file('one.db'))).toThrow('is being served by another process');
    const reader = readSqliteStore(file('one.db'));
    await reader.close();
    await store.close();
    await openSqliteStore(file('one.db')).close();
  });

  it('is written by one process even when the lock file was deleted', async () => {
    const store = openSqliteStore(file('unlocked.db'));
    await store.commit(hosted('a'));
    rmSync(file('unlocked.db-lock'));
    for (let tries = 0; tries < 2; tries++)
      expect(() => openSqliteStore(file('unlocked.db'))).toThrow('whose lock file was deleted');
    await store.commit([entry('a', 1)]);
    const reader = readSqliteStore(file('unlocked.db'));
    expect(await reader.entries('a', 0)).toHaveLength(1);
    await reader.close();
    await store.close();
  });

  it('opens while somebody reads it', async () => {
    await openSqliteStore(file('read.db')).close();
    const reader = readSqliteStore(file('read.db'));
    const store = openSqliteStore(file('read.db'));
    expect(await store.commit(hosted('a'))).not.toContain('conflict');
    await store.close();
    await reader.close();
  });

  it('does not open in memory', () => {
    expect(() => connect(':memory:', {})).toThrow('cannot have a write-ahead log here');
  });

  it('is complete without its log after it was closed', async () => {
    const store = openSqliteStore(file('closed.db'));
    await store.commit([...hosted('a'), entry('a', 1)]);
    await store.close();
    copyFileSync(file('closed.db'), file('alone.db'));
    const reader = readSqliteStore(file('alone.db'));
    expect(await reader.entries('a', 0)).toEqual([entryRow('a', 1)]);
    await reader.close();
  });

  it('shows a reader the state at the time of opening', async () => {
    const store = openSqliteStore(file('reader.db'));
    await store.commit([...hosted('a'), entry('a', 1)]);
    const reader = readSqliteStore(file('reader.db'));
    await store.commit([entry('a', 2)]);
    expect(await reader.entries('a', 0)).toHaveLength(1);
    await reader.close();
    await store.close();
  });

  it('answers a ping with a real commit', async () => {
    const store = openSqliteStore(file('ping.db'));
    await expect(store.ping()).resolves.toBeUndefined();
    const reader = readSqliteStore(file('ping.db'));
    await expect(reader.ping()).rejects.toThrow('readonly');
    await reader.close();
    await store.close();
  });
});
