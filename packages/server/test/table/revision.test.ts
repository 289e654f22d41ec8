import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore } from '@topsail/store';
import { expect, it } from 'vitest';
import { aged, newGuest, openForTest, openTestService, startedTable } from './kit.ts';

const file = scratch();

it('a table whose ruleset revision the server does not have is refused with the revision', async () => {
  const { service, anne } = await openForTest();
  const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne);
  const [host, made, ...entries] = await aged(service.store, table, 0);
  if (host === undefined || made?.w !== 'table') throw new Error('no table');
  const store = openSqliteStore(file('other-revision.db'));
  await store.commit([host, { ...made, row: { ...made.row, revision: 99 } }, ...entries]);
  const other = await openTestService('', { store });
  const mary = await newGuest(other, 'Mary');
  const refusal = { code: 'table/revision', params: { ruleset: 'yassa', revision: 99 } };
  await other.tables.open(mary, table, 0);
  expect(mary.last('refused')).toEqual({ t: 'refused', table, refusal });
  expect(await mary.tries(table, { k: 'leave' }, { seen: 3 })).toMatchObject({ refusal });
  expect(await other.tables.record(table, '')).toEqual({ ok: false, refusal });
  expect(await other.tables.pastFrames(table, mary.person.person, undefined)).toEqual({ ok: false, refusal });
  await other.tables.stop();
  await store.close();
});
