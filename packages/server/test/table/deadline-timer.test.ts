import { StoreFailure } from '@topsail/store';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { openForTest, startedTable, stopClock, testContext } from './kit.ts';

it('a player is replaced a moment after the deadline if the store fails just then, and only once', async () => {
  const pass = stopClock();
  const { service, anne, mary } = await openForTest();
  const clock = { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } as const;
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2, clock }, anne, mary);
  await service.tables.stop();
  const row = await service.store.table(table);
  if (row === undefined) throw new Error('no table');
  const context = testContext(service.store, { startedAt: 0, think: () => new Promise(() => undefined) });
  const loaded = await LoadedTable.open(context, row);
  onTestFinished(() => loaded.stop());
  const write = vi.spyOn(context.commits, 'write').mockRejectedValueOnce(new StoreFailure('no disk', false));
  const seat = loaded.table.questions.findIndex(({ isAwaited }) => isAwaited);
  await pass(4999);
  expect(write).not.toHaveBeenCalled();
  await pass(1);
  expect(write).toHaveBeenCalledTimes(1);
  expect(loaded.table.seats[seat]?.standIn).toBeNull();
  await pass(50);
  await vi.waitFor(() => expect(loaded.table.seats[seat]?.standIn).toBe('mate'));
  await pass(60_000);
  expect(write).toHaveBeenCalledTimes(2);
});
