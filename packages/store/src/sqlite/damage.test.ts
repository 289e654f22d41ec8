import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { DamagedTable } from '../damaged-table.ts';
import type { Store } from '../store.ts';
import { chatRow, entry, entryRow, hosted, personRow, tableRow, tokenRow } from '../testing/rows.ts';
import { runSql } from '../testing/run-sql.ts';
import { openSqliteStore } from './open.ts';

const file = scratch();
let stores = 0;

/** A store with two tables, in which this statement has changed something behind its back. */
async function damaged(sql: string): Promise<Store> {
  const path = file(`${stores++}.db`);
  const store = openSqliteStore(path);
  await store.commit([
    ...hosted('sick', 'sound'),
    ...['sick', 'sound'].flatMap((table) => [entry(table, 1), entry(table, 2)]),
    { w: 'snapshot', row: { table: 'sick', version: 2, body: '{}' } },
    { w: 'chat', row: chatRow('sick', 1) },
    { w: 'chat', row: chatRow('sick', 2) },
    { w: 'token', row: tokenRow('aa') },
  ]);
  runSql(path, sql);
  return store;
}

const SICK = 'no = (SELECT no FROM tables WHERE "table" = \'sick\')';
const HUGE = '9223372036854775807';

async function damageIn(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof DamagedTable ? [error.table, error.version] : error),
  );
}

describe('an entry that does not fit', () => {
  it.each([
    `entry = '{"k":"sunk"}'`,
    `entry = 'not JSON'`,
    `entry = json_remove(entry, '$.rolls')`,
    `entry = json_set(entry, '$.rolls[0]', 'six')`,
    `entry = json_set(entry, '$.more', 1)`,
    `form = 99`,
    `form = 0`,
  ])('damages its table and no other: %s', async (change) => {
    const store = await damaged(`UPDATE entries SET ${change} WHERE version = 2 AND ${SICK}`);
    expect(await damageIn(store.entries('sick', 0))).toEqual(['sick', 2]);
    expect(await store.entries('sick', 0, 1)).toStrictEqual([entryRow('sick', 1)]);
    expect(await store.entries('sound', 0)).toStrictEqual([entryRow('sound', 1), entryRow('sound', 2)]);
    await store.close();
  });

  it('may have a number that is too large', async () => {
    const store = await damaged(`UPDATE entries SET at = ${HUGE} WHERE ${SICK}`);
    expect(await damageIn(store.entries('sick', 0))).toEqual(['sick', 0]);
    expect(await store.entries('sound', 0)).toHaveLength(2);
    await store.close();
  });
});

describe('a row that does not fit', () => {
  it.each([
    `plan = '{}'`,
    `plan = json_set(plan, '$.standIn', 'admiral')`,
    `plan = json_set(plan, '$.setup.options.ghost', 1)`,
    `plan = json_set(plan, '$.clock.kind', 'sundial')`,
    `listing = '['`,
    `listing = json_remove(listing, '$.names')`,
    `plan_form = 2`,
    `listing_form = 7`,
    `stage = 'sunk'`,
    `touched = ${HUGE}`,
  ])('damages its table and no other: %s', async (change) => {
    const store = await damaged(`UPDATE tables SET ${change} WHERE "table" = 'sick'`);
    expect(await damageIn(store.table('sick'))).toEqual(['sick', 0]);
    expect(await store.table('sound')).toStrictEqual(tableRow('sound'));
    expect(await store.tables(['open'], 9)).toContain('sound');
    expect(await store.tableIds('', 9)).toEqual(['sick', 'sound']);
    await store.close();
  });

  it('of a snapshot is as good as none', async () => {
    const store = await damaged(`UPDATE snapshots SET version = ${HUGE}`);
    expect(await store.snapshot('sick')).toBeUndefined();
    await store.close();
  });

  it('of the chat is left out', async () => {
    const store = await damaged(`UPDATE chat SET channel = 'secret' WHERE n = 1`);
    expect(await store.chat('sick', 9)).toStrictEqual([chatRow('sick', 2)]);
    await store.close();
  });

  it('of a person or a token is not taken for one', async () => {
    const store = await damaged(`UPDATE tokens SET kind = 'master'; UPDATE people SET program = 7`);
    await expect(store.token('aa')).rejects.toThrow('kind');
    await expect(store.person('anne')).rejects.toThrow('program');
    await store.commit([{ w: 'person', row: personRow('mary') }]);
    expect(await store.person('mary')).toStrictEqual(personRow('mary'));
    await store.close();
  });
});
