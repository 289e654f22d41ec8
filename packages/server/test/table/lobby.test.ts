import type { Listing } from '@topsail/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lobby } from '../../src/table-service/lobby.ts';
import { openForTest, restart, startedTable, stopClock } from './kit.ts';

const PUBLIC = { ruleset: 'yassa', seats: 2, visibility: 'public' } as const;

afterEach(() => {
  vi.useRealTimers();
});

describe('the lobby', () => {
  it('unlists an open table without viewers until somebody opens it again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const maintain = (): void => void vi.advanceTimersByTime(15_000);
    const { service, anne, mary, john } = await openForTest();
    service.tables.watchLobby(mary);
    const table = await anne.creates(PUBLIC);
    expect(mary.last('listed')?.table.table).toBe(table);
    maintain();
    expect(mary.last('unlisted')).toEqual({ t: 'unlisted', table });
    await anne.opens(table);
    maintain();
    service.tables.watchLobby(john);
    expect(john.last('lobby')?.tables).toMatchObject([{ table }]);
  });

  it('keeps an open slow table for two weeks although nobody looks, after a restart too', async () => {
    const pass = stopClock();
    const { service, anne, john } = await openForTest();
    const table = await anne.creates({ ...PUBLIC, clock: { kind: 'slow', hours: 24 }, language: 'pl' });
    await anne.creates({ ...PUBLIC, visibility: 'link', clock: { kind: 'slow', hours: 24 } });
    await pass(60_000);
    service.tables.watchLobby(john);
    expect(john.last('lobby')?.tables).toMatchObject([{ table, stage: 'open', language: 'pl' }]);
    const again = await restart(service);
    const watcher = john.connectedTo(again);
    again.tables.watchLobby(watcher);
    expect(watcher.last('lobby')?.tables).toMatchObject([{ table }]);
    vi.setSystemTime(Date.now() + 14 * 24 * 3_600_000);
    await pass(15_000);
    expect(watcher.last('unlisted')).toEqual({ t: 'unlisted', table });
  });

  it('lists the running tables after a restart, and open ones when somebody opens them', async () => {
    const { service, anne, john } = await openForTest();
    const running = await startedTable(PUBLIC, anne);
    const open = await anne.creates(PUBLIC);
    const again = await restart(service);
    const watcher = john.connectedTo(again);
    again.tables.watchLobby(watcher);
    expect(watcher.last('lobby')?.tables).toMatchObject([{ table: running }]);
    await anne.connectedTo(again).opens(open);
    expect(watcher.last('listed')?.table).toMatchObject({ table: open });
  });

  it('sends a limited number of tables: open ones first, then the newest', async () => {
    const { john } = await openForTest();
    const lobby = new Lobby();
    for (let n = 0; n < 300; n++) lobby.list(listing(n, n < 10 ? 'open' : 'running'));
    lobby.watch(john);
    const shown = john.last('lobby')?.tables ?? [];
    expect(shown).toHaveLength(200);
    expect(shown.slice(0, 11).map(({ created }) => created)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 299]);
  });
});

it('a lobby with too many tables shows some of every address', async () => {
  const { anne, john } = await openForTest();
  const lobby = new Lobby();
  lobby.list(listing(0, 'open'), anne.from('192.0.2.7', 'one'));
  for (let n = 1; n < 300; n++) lobby.list(listing(n, 'open'), anne.from('192.0.2.8', `person-${n}`));
  lobby.watch(john);
  const shown = john.last('lobby')?.tables ?? [];
  expect(shown).toHaveLength(200);
  expect([shown[0]?.created, shown.at(-1)?.created]).toEqual([299, 0]);
});

it('a lobby with too many tables unlists those that are not in memory', () => {
  const lobby = new Lobby();
  for (let n = 0; n < 520; n++) lobby.list(listing(n, 'running'));
  lobby.removeIdle((table) => table === 'table-0', 0);
  expect(['table-0', 'table-1', 'table-20', 'table-21'].map((table) => lobby.lists(table))).toEqual([
    ...[true, false, false, true],
  ]);
});

function listing(created: number, stage: Listing['stage']): Listing {
  return {
    ...{ table: `table-${created}`, ruleset: 'yassa', seats: 2, taken: 1, names: ['Anne'], stage },
    ...{ clock: { kind: 'none' }, spectators: true, created },
  };
}
