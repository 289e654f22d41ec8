import { writeFileSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from './migrations.ts';
import { openSqliteStore, readSqliteStore } from './open.ts';
import { checkOurs, checkReadable, migrate } from './versions.ts';

const file = scratch();
const FIRST = 'CREATE TABLE ships (name TEXT)';
const SECOND = "ALTER TABLE ships ADD COLUMN flag TEXT NOT NULL DEFAULT 'black'";

describe('a database', () => {
  it('runs the missing migrations and keeps its data', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, [FIRST]);
    db.exec("INSERT INTO ships VALUES ('Revenge')");
    migrate(db, [FIRST, SECOND]);
    migrate(db, [FIRST, SECOND]);
    expect({ ...(db.prepare('SELECT * FROM ships').get() as object) }).toEqual({
      name: 'Revenge',
      flag: 'black',
    });
  });

  it('stays unchanged when a migration fails', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, [FIRST]);
    expect(() => migrate(db, [FIRST, SECOND, 'CREATE TABLE ships (again TEXT)'])).toThrow('already exists');
    expect(db.prepare('SELECT * FROM ships').columns()).toHaveLength(1);
    expect(() => checkReadable(db, 'x.db', 1)).not.toThrow();
  });

  it('whose tokens of programs did not end yet gives them an end', async () => {
    const db = new DatabaseSync(file('endless.db'));
    migrate(db, MIGRATIONS.slice(0, 5));
    db.exec(`INSERT INTO people VALUES ('parrot', 'Parrot', 1, NULL, 1);
      INSERT INTO tokens VALUES ('aa', 'parrot', 'program', 1, NULL), ('bb', 'parrot', 'program', 1, 7)`);
    db.close();
    const store = openSqliteStore(file('endless.db'));
    const ends = (await store.tokensOf('parrot')).map(({ expires }) => expires);
    await store.close();
    expect(ends[0]).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    expect(ends[1]).toBe(7);
  });

  it('from a newer Topsail is not opened', () => {
    const db = new DatabaseSync(file('newer.db'));
    migrate(
      db,
      Array.from({ length: 99 }, (_, step) => `CREATE TABLE t${step} (n INTEGER)`),
    );
    db.close();
    expect(() => openSqliteStore(file('newer.db'))).toThrow(/has version 99, this program knows up to \d+:/);
    expect(() => readSqliteStore(file('newer.db'))).toThrow('use a newer Topsail');
  });

  it('of an older version is not read without a migration', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, [FIRST]);
    expect(() => checkReadable(db, 'x.db', 2)).toThrow('x.db has version 1, not 2');
    expect(() => checkOurs(db, 'x.db', 2)).not.toThrow();
  });

  it('of another program is not changed', () => {
    const db = new DatabaseSync(file('foreign.db'));
    db.exec(FIRST);
    expect(() => openSqliteStore(file('foreign.db'))).toThrow("not one of Topsail's");
    expect({ ...(db.prepare('PRAGMA journal_mode').get() as object) }).toEqual({ journal_mode: 'delete' });
    db.close();
  });

  it('that is missing or empty cannot be read', () => {
    expect(() => readSqliteStore(file('missing.db'))).toThrow('missing.db is not there');
    writeFileSync(file('empty.db'), '');
    expect(() => readSqliteStore(file('empty.db'))).toThrow('is empty');
  });
});
