import type { Command } from '@topsail/protocol';
import { StoreFailure } from '@topsail/store';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TableContext } from '../../src/table-service/table-context.ts';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { Guest, openForTest, openTestService, seatedTable, testContext, type TestTables } from './kit.ts';

const mutes = (person: string): Command => ({ k: 'mute', person, muted: true });

let at: TestTables;
let table: string;

beforeEach(async () => {
  at = await openForTest();
  table = await seatedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, at.anne, at.mary);
});

/** The same table in another process. */
async function loadedElsewhere(): Promise<{ loaded: LoadedTable; context: TableContext }> {
  const row = await at.service.store.table(table);
  if (row === undefined) throw new Error('no table');
  const context = testContext(at.service.store, {});
  const loaded = await LoadedTable.open(context, row);
  onTestFinished(() => loaded.stop());
  return { loaded, context };
}

describe('a table in two processes', () => {
  it('learns in one what the other has stored, when it next stores something itself', async () => {
    const { loaded } = await loadedElsewhere();
    const { service } = at;
    const other = await openTestService('', { store: service.store });
    onTestFinished(() => other.tables.stop());
    const mary = new Guest(other.tables, 'Mary', at.mary.person.person);
    await loaded.addViewer(mary, undefined);
    const { version } = mary.at(table);
    await at.anne.does(table, mutes('one'));
    await at.anne.does(table, mutes('two'));
    const request = {
      table,
      id: 'here',
      seen: version,
      command: { k: 'ready', seal: mary.seal(table) } as const,
    };
    expect(await loaded.execute(mary, request)).toEqual({
      ok: true,
      value: { table, version: version + 3 },
    });
    const frames = mary.tableFrames(table).slice(1);
    expect(frames.map((frame) => [frame.since, frame.version])).toEqual([
      [version, version + 2],
      [version + 2, version + 3],
    ]);
    expect(frames[0]?.changes.map(({ tableEvent }) => tableEvent)).toEqual([
      { e: 'muted', person: 'one', muted: true },
      { e: 'muted', person: 'two', muted: true },
    ]);
    expect(loaded.isIdle).toBe(false);
    loaded.removeViewer(mary);
    expect(loaded.isIdle).toBe(true);
  });

  it('does a command once that was sent to both, and answers the same', async () => {
    const { loaded } = await loadedElsewhere();
    const seen = at.anne.at(table).version;
    const first = await at.anne.tries(table, mutes('one'), { id: 'once', seen });
    const again = await loaded.execute(at.anne, { table, id: 'once', seen, command: mutes('one') });
    expect(first).toMatchObject({ version: seen + 1 });
    expect(again).toEqual({ ok: true, value: { table, version: seen + 1 } });
    expect(await at.service.store.entries(table, seen)).toHaveLength(1);
  });

  it('takes a command of another person with the same id for another command', async () => {
    const seen = at.anne.at(table).version;
    await at.anne.tries(table, { k: 'ready', seal: at.anne.seal(table) }, { id: 'same', seen });
    await at.mary.tries(table, { k: 'ready', seal: at.mary.seal(table) }, { id: 'same', seen });
    expect(await at.service.store.entries(table, seen)).toHaveLength(2);
  });

  it('gives up a command when the other process is always faster', async () => {
    const { loaded, context } = await loadedElsewhere();
    const write = vi.spyOn(context.commits, 'write').mockResolvedValue('conflict');
    const { version } = loaded.table;
    const request = { table, id: 'unlucky', seen: version, command: mutes('one') };
    expect(await loaded.execute(at.anne, request)).toEqual({
      ok: false,
      refusal: { code: 'store/unavailable' },
    });
    expect(write).toHaveBeenCalledTimes(3);
    expect(loaded.table.version).toBe(version);
    expect(loaded.isIdle).toBe(true);
  });
});

describe('a command that is being stored', () => {
  it('keeps its table from being unloaded, also while an undo is decided', async () => {
    const { loaded } = await loadedElsewhere();
    for (const command of [mutes('one'), { k: 'undo' } as const]) {
      const request = { table, id: `idle-${command.k}`, seen: loaded.table.version, command };
      const done = loaded.execute(at.anne, request);
      expect(loaded.isIdle).toBe(false);
      await done;
      expect(loaded.isIdle).toBe(true);
    }
  });

  it('is never older than the one before, even when the clock was set back', async () => {
    const { loaded } = await loadedElsewhere();
    const before = loaded.table.at;
    vi.spyOn(Date, 'now').mockReturnValue(before - 60_000);
    onTestFinished(() => void vi.restoreAllMocks());
    const { version } = loaded.table;
    await loaded.execute(at.anne, { table, id: 'earlier', seen: version, command: mutes('one') });
    const [entry] = await at.service.store.entries(table, version);
    expect(entry?.at).toBe(before);
  });
});

describe('a command that could not be stored', () => {
  it('is refused, changes nothing, and may be sent again', async () => {
    const { loaded, context } = await loadedElsewhere();
    const before = loaded.table;
    const request = { table, id: 'again', seen: before.version, command: mutes('one') };
    vi.spyOn(context.commits, 'write').mockRejectedValueOnce(new StoreFailure('no disk', false));
    expect(await loaded.execute(at.anne, request)).toEqual({
      ok: false,
      refusal: { code: 'store/unavailable' },
    });
    expect(loaded.table).toBe(before);
    expect(loaded.isIdle).toBe(true);
    expect(await loaded.execute(at.anne, request)).toMatchObject({ value: { version: before.version + 1 } });
    expect(loaded.table.muted).toEqual(['one']);
  });

  it('is refused only after what was being stored before it', async () => {
    const { loaded, context } = await loadedElsewhere();
    const order: string[] = [];
    const write = context.commits.write.bind(context.commits);
    vi.spyOn(context.commits, 'write').mockImplementation(async (...asked) => {
      const outcome = await write(...asked);
      order.push('stored');
      return outcome;
    });
    const seen = loaded.table.version;
    const start = { k: 'start' } as const;
    await Promise.all([
      loaded.execute(at.anne, { table, id: 'first', seen, command: mutes('one') }),
      loaded
        .execute(at.mary, { table, id: 'second', seen, command: start })
        .then(({ ok }) => order.push(`${ok}`)),
    ]);
    expect(order).toEqual(['stored', 'false']);
  });
});
