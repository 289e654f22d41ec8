import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore } from '@topsail/store';
import { expect, it } from 'vitest';
import { aged, newGuest, openTestService, startedTable } from './kit.ts';

const file = scratch();

it('a game of other rules than the server has is refused by name, and not played wrongly', async () => {
  const at = await openTestService(file('made.db'));
  const anne = await newGuest(at, 'Anne');
  const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne);
  const [host, made, ...entries] = await aged(at.store, table, 0);
  if (host === undefined || made?.w !== 'table') throw new Error('no table');
  await at.tables.stop();
  await at.store.close();

  const store = openSqliteStore(file('older.db'));
  await store.commit([host, { ...made, row: { ...made.row, revision: 99 } }, ...entries]);
  const later = await openTestService('', { store });
  const mary = await newGuest(later, 'Mary');
  const refusal = { code: 'table/revision', params: { ruleset: 'yassa', revision: 99 } };
  await later.tables.open(mary, table, 0);
  expect(mary.last('refused')).toEqual({ t: 'refused', table, refusal });
  expect(await mary.does(table, { k: 'leave' }, { seen: 3 })).toMatchObject({ refusal });
  expect(await later.tables.record(table, '')).toEqual({ ok: false, refusal });
  expect(await later.tables.pastFrames(table, mary.person.person, undefined)).toEqual({ ok: false, refusal });
  await later.tables.stop();
  await store.close();
});
