import { StoreFailure } from '@topsail/store';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { CommitQueue } from '../../src/table-service/commit-queue.ts';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { openForTest, startedTable, stopClock, testContext } from './kit.ts';

let pass: (milliseconds: number) => Promise<void>;
let loaded: LoadedTable;
let commits: CommitQueue;

/** A table where each player has five seconds for the whole game. */
beforeEach(async () => {
  pass = stopClock();
  const { service, anne, mary } = await openForTest();
  const clock = { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } as const;
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2, clock }, anne, mary);
  await service.tables.stop();
  const row = await service.store.table(table);
  if (row === undefined) throw new Error('no table');
  const context = testContext(service.store, { startedAt: 0, think: () => new Promise(() => undefined) });
  ({ commits } = context);
  loaded = await LoadedTable.open(context, row);
  onTestFinished(() => loaded.stop());
});

it('a player is replaced a moment after the deadline if the store fails just then, and only once', async () => {
  const write = vi.spyOn(commits, 'write').mockRejectedValueOnce(new StoreFailure('no disk', false));
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

it('a table is not unloaded while the entry that replaces a player is being stored', async () => {
  vi.spyOn(commits, 'write').mockReturnValueOnce(new Promise(() => undefined));
  await pass(4999);
  expect(loaded.isIdle).toBe(true);
  await pass(1);
  expect(loaded.isIdle).toBe(false);
});
