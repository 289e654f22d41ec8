import { chownSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { entry, entryRow, hosted } from '../testing/rows.ts';
import { backUp, restore } from './copy.ts';
import { damageIn } from './integrity.ts';
import { openSqliteStore, readSqliteStore } from './open.ts';

const file = scratch();

async function written(name: string, versions: number): Promise<string> {
  const store = openSqliteStore(file(name));
  await store.commit(hosted('a'));
  for (let version = 1; version <= versions; version++) await store.commit([entry('a', version)]);
  await store.close();
  return file(name);
}

async function versionsIn(path: string): Promise<number> {
  const store = readSqliteStore(path);
  const { length } = await store.entries('a', 0);
  await store.close();
  return length;
}

describe('a backup', () => {
  it('is complete while the store is in use, and does not change afterwards', async () => {
    const store = openSqliteStore(file('used.db'));
    await store.commit([...hosted('a'), entry('a', 1), entry('a', 2)]);
    backUp(file('used.db'), file('used.backup'));
    await store.commit([entry('a', 3)]);
    expect(await versionsIn(file('used.backup'))).toBe(2);
    expect(await store.entries('a', 2)).toEqual([entryRow('a', 3)]);
    await store.close();
  });

  it('can be read by its owner only, because it contains the secrets of the dice', async () => {
    backUp(await written('secret.db', 1), file('secret.backup'));
    expect(statSync(file('secret.backup')).mode & 0o777).toBe(0o600);
  });

  it('overwrites nothing', async () => {
    const original = await written('original.db', 1);
    writeFileSync(file('other-file'), 'something else');
    expect(() => backUp(original, file('other-file'))).toThrow('is there already');
  });

  it('of a damaged file fails and leaves no file', async () => {
    const broken = await written('broken.db', 3);
    const db = new DatabaseSync(broken);
    db.exec('PRAGMA foreign_keys = OFF; DELETE FROM tables');
    db.close();
    expect(() => backUp(broken, file('broken.backup'))).toThrow('belongs to no row of tables');
    expect(readdirSync(file('.')).filter((name) => name.startsWith('broken.backup'))).toEqual([]);
  });

  it.each(['missing', 'nonsense', 'empty'])('fails without a database: %s', (name) => {
    if (name !== 'missing') writeFileSync(file(name), name === 'empty' ? '' : 'not a database'.repeat(99));
    expect(() => backUp(file(name), file('never.backup'))).toThrow(file(name));
    expect(readdirSync(file('.')).filter((found) => found.startsWith('never'))).toEqual([]);
  });
});

describe('restoring', () => {
  it('creates the database if there is none', async () => {
    const backup = await written('backup.db', 4);
    expect(restore(backup, file('new.db'), { replace: false })).toBeUndefined();
    expect(damageIn(file('new.db'))).toEqual([]);
    expect(await versionsIn(file('new.db'))).toBe(4);
  });

  it('replaces a database only with `replace`, and keeps the old one', async () => {
    const [backup, present] = [await written('kept.db', 4), await written('present.db', 7)];
    expect(() => restore(backup, present, { replace: false })).toThrow('is there already');
    const aside = restore(backup, present, { replace: true });
    expect(await versionsIn(present)).toBe(4);
    expect(await versionsIn(aside ?? '')).toBe(7);
  });

  it('keeps data that is only in the log of the old database', async () => {
    const [backup, present] = [await written('newest.db', 1), file('logged.db')];
    const store = openSqliteStore(file('logging.db'));
    await store.commit([...hosted('a'), entry('a', 1), entry('a', 2)]);
    for (const part of ['', '-wal']) copyFileSync(file('logging.db') + part, present + part);
    await store.close();
    const aside = restore(backup, present, { replace: true });
    expect(await versionsIn(present)).toBe(1);
    expect(await versionsIn(aside ?? '')).toBe(2);
  });

  it('does not apply a log that another database left behind', async () => {
    const backup = await written('clean.db', 1);
    const store = openSqliteStore(file('gone.db'));
    await store.commit([...hosted('a'), entry('a', 1), entry('a', 2)]);
    copyFileSync(`${file('gone.db')}-wal`, `${file('left.db')}-wal`);
    await store.close();
    expect(() => restore(backup, file('left.db'), { replace: false })).toThrow('is there already');
    restore(backup, file('left.db'), { replace: true });
    expect(await versionsIn(file('left.db'))).toBe(1);
  });

  it.runIf(process.getuid?.() === 0)('as root gives the copy to the owner of the folder', async () => {
    const backup = await written('as-root.db', 1);
    mkdirSync(file('owned'));
    chownSync(file('owned'), 1234, 1234);
    restore(backup, file('owned/a.db'), { replace: false });
    const owners = ['a.db', 'a.db-lock'].map((name) => statSync(file(`owned/${name}`)).uid);
    expect(owners).toEqual([1234, 1234]);
  });

  it('does not change a database that a server uses', async () => {
    const backup = await written('other.db', 1);
    const store = openSqliteStore(file('busy.db'));
    expect(() => restore(backup, file('busy.db'), { replace: true })).toThrow('is being served');
    await store.close();
  });

  it('does not change a database when the backup is invalid', async () => {
    const present = await written('safe.db', 2);
    writeFileSync(file('invalid.backup'), 'not a database'.repeat(99));
    expect(() => restore(file('invalid.backup'), present, { replace: true })).toThrow('not a database');
    expect(await versionsIn(present)).toBe(2);
  });
});
