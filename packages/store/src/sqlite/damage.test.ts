import { scratch } from '@topsail/engine/scratch';
import { describe, expect, it } from 'vitest';
import { DamagedTable } from '../damaged-table.ts';
import type { Store } from '../store.ts';
import { chatRow, entry, entryRow, hosted, personRow, tableRow, tokenRow } from '../testing/rows.ts';
import { runSql } from '../testing/run-sql.ts';
import { openSqliteStore } from './open.ts';

const file = scratch();
let stores = 0;

/** A store with two tables that this statement has damaged. */
async function damagedStore(sql: string): Promise<Store> {
  const path = file(`${stores++}.db`);
  const store = openSqliteStore(path);
  await store.commit([
    ...hosted('damaged', 'intact'),
    ...['damaged', 'intact'].flatMap((table) => [entry(table, 1), entry(table, 2)]),
    { w: 'snapshot', row: { table: 'damaged', version: 2, body: '{}' } },
    { w: 'chat', row: chatRow('damaged', 1) },
    { w: 'chat', row: chatRow('damaged', 2) },
    { w: 'token', row: tokenRow('aa') },
  ]);
  runSql(path, sql);
  return store;
}

const OF_DAMAGED = 'no = (SELECT no FROM tables WHERE "table" = \'damaged\')';
const HUGE = '9223372036854775807';

async function damageIn(reading: Promise<unknown>): Promise<unknown> {
  return reading.then(
    () => 'read',
    (error: unknown) => (error instanceof DamagedTable ? [error.table, error.version] : error),
  );
}

describe('an entry that does not fit its schema', () => {
  it.each([
    `entry = '{"k":"sunk"}'`,
    `entry = 'not JSON'`,
    `entry = json_remove(entry, '$.rolls')`,
    `entry = json_set(entry, '$.rolls[0]', 'six')`,
    `entry = json_set(entry, '$.more', 1)`,
    `form = 99`,
    `form = 0`,
  ])('damages its table and no other: %s', async (change) => {
    const store = await damagedStore(`UPDATE entries SET ${change} WHERE version = 2 AND ${OF_DAMAGED}`);
    expect(await damageIn(store.entries('damaged', 0))).toEqual(['damaged', 2]);
    expect(await store.entries('damaged', 0, 1)).toStrictEqual([entryRow('damaged', 1)]);
    expect(await store.entries('intact', 0)).toStrictEqual([entryRow('intact', 1), entryRow('intact', 2)]);
    await store.close();
  });

  it('is also one with a number that is too large', async () => {
    const store = await damagedStore(`UPDATE entries SET at = ${HUGE} WHERE ${OF_DAMAGED}`);
    expect(await damageIn(store.entries('damaged', 0))).toEqual(['damaged', 0]);
    expect(await store.entries('intact', 0)).toHaveLength(2);
    await store.close();
  });
});

describe('a row that does not fit its schema', () => {
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
    const store = await damagedStore(`UPDATE tables SET ${change} WHERE "table" = 'damaged'`);
    expect(await damageIn(store.table('damaged'))).toEqual(['damaged', 0]);
    expect(await store.table('intact')).toStrictEqual(tableRow('intact'));
    expect(await store.tables(['open'], 9)).toContain('intact');
    expect(await store.tableIds('', 9)).toEqual(['damaged', 'intact']);
    await store.close();
  });

  it('of a snapshot counts as missing', async () => {
    const store = await damagedStore(`UPDATE snapshots SET version = ${HUGE}`);
    expect(await store.snapshot('damaged')).toBeUndefined();
    await store.close();
  });

  it('of the chat is left out', async () => {
    const store = await damagedStore(`UPDATE chat SET channel = 'secret' WHERE n = 1`);
    expect(await store.chat('damaged', 'seats', 9)).toStrictEqual([chatRow('damaged', 2)]);
    await store.close();
  });

  it('of a person or a token is rejected', async () => {
    const store = await damagedStore(`UPDATE tokens SET kind = 'master'; UPDATE people SET program = 7`);
    await expect(store.token('aa')).rejects.toThrow('kind');
    await expect(store.person('anne')).rejects.toThrow('program');
    await store.commit([{ w: 'person', row: personRow('mary') }]);
    expect(await store.person('mary')).toStrictEqual(personRow('mary'));
    await store.close();
  });
});
