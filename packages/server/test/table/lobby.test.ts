import { scratch } from '@topsail/engine/scratch';
import type { Listing } from '@topsail/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Lobby } from '../../src/table-service/lobby.ts';
import { Guest, newGuest, openTestService, startedTable, type TestService } from './kit.ts';

const file = scratch();
const PUBLIC = { ruleset: 'yassa', seats: 2, visibility: 'public' } as const;

afterEach(() => {
  vi.useRealTimers();
});

/** A house that looks around when the test says so. */
async function openPatientHouse(name: string): Promise<TestService & { lookAround: () => void }> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const at = await openTestService(file(name));
  return { ...at, lookAround: () => void vi.advanceTimersByTime(15_000) };
}

describe('the lobby', () => {
  it('does not keep an open table at which nobody is, until somebody comes back', async () => {
    const at = await openPatientHouse('deserted.db');
    const anne = await newGuest(at, 'Anne');
    const mary = await newGuest(at, 'Mary');
    at.tables.watchLobby(mary);
    const table = await anne.makes(PUBLIC);
    expect(mary.last('listed')?.table.table).toBe(table);
    at.lookAround();
    expect(mary.last('unlisted')).toEqual({ t: 'unlisted', table });
    await anne.opens(table);
    at.lookAround();
    const later = await newGuest(at, 'John');
    at.tables.watchLobby(later);
    expect(later.last('lobby')?.tables).toMatchObject([{ table }]);
    await at.tables.stop();
    await at.store.close();
  });

  it('has the running tables again after a restart, and the open ones when somebody comes back', async () => {
    const before = await openTestService(file('restarted.db'));
    const anne = await newGuest(before, 'Anne');
    const running = await startedTable(PUBLIC, anne);
    const open = await anne.makes(PUBLIC);
    await before.tables.stop();
    const { tables } = await openTestService('', { store: before.store });
    const john = new Guest(tables, 'John');
    tables.watchLobby(john);
    expect(john.last('lobby')?.tables).toMatchObject([{ table: running }]);
    await new Guest(tables, 'Anne', anne.person.person).opens(open);
    expect(john.last('listed')?.table).toMatchObject({ table: open });
    await tables.stop();
    await before.store.close();
  });

  it('shows only so many tables at once, those with empty seats and the newest first', async () => {
    const at = await openTestService(file('crowded.db'));
    const lobby = new Lobby();
    for (let n = 0; n < 300; n++) lobby.list(listing(n, n < 10 ? 'open' : 'running'));
    const john = new Guest(at.tables, 'John');
    lobby.watch(john);
    const shown = john.last('lobby')?.tables ?? [];
    expect(shown).toHaveLength(200);
    expect(shown.slice(0, 11).map(({ created }) => created)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 299]);
    await at.tables.stop();
    await at.store.close();
  });
});

it('a lobby with too many tables forgets those at which nobody is', () => {
  const lobby = new Lobby();
  for (let n = 0; n < 520; n++) lobby.list(listing(n, 'running'));
  lobby.removeIdle((table) => table === 'table-0');
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
