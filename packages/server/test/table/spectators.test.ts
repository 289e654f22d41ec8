import { StoreFailure, type Store } from '@topsail/store';
import { describe, expect, it } from 'vitest';
import { Guest, isAwaited, openTestService, playOn, seatedTable, startedTable } from './kit.ts';
import { openWithStoppedClock, service, anne, mary, john, pass } from './people.ts';

openWithStoppedClock();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };

describe('spectators', () => {
  it('see the public part and nothing else', async () => {
    const table = await startedTable({ ruleset: 'jamaica-1', seats: 2 }, anne, mary);
    const frame = await john.opens(table, 0);
    expect(frame.own).toEqual({ seat: null, host: false, game: null, moves: [], undo: 'no' });
    expect(frame.public).toEqual(anne.at(table).public);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 10);
    expect(john.at(table).public).toEqual(anne.at(table).public);
    expect(anne.last('present')).toMatchObject({ seats: [0, 1], spectators: 1 });
  });

  it('see the same clocks as the players after the server was down', async () => {
    const plan = { ...OPEN_HANDS, clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 5 } as const };
    const table = await startedTable(plan, anne, mary);
    await service.tables.stop();
    await pass(5);
    const again = await openTestService('', { store: service.store });
    const player = await anne.connectedTo(again).opens(table);
    const spectator = await john.connectedTo(again).opens(table);
    expect(player.public.clocks).not.toEqual(anne.at(table).public.clocks);
    expect(spectator.public).toEqual(player.public);
  });

  it('see an earlier version of the table when it has a delay', async () => {
    const table = await startedTable({ ...OPEN_HANDS, delaySeconds: 1 }, anne, mary);
    await playOn(table, [anne, mary], ({ public: { steps } }) => steps > 5);
    const { version } = anne.at(table);
    const first = await john.opens(table, 0);
    expect(first.version).toBeLessThan(version);
    expect(first.changes.every((change) => change.version <= first.version)).toBe(true);
    await pass(1000);
    const later = await john.sees(table, (frame) => frame.version === version);
    expect(later.public).toEqual(anne.at(table).public);
  });

  it('are refused at a table without spectators', async () => {
    const table = await startedTable({ ...OPEN_HANDS, spectators: false }, anne, mary);
    await service.tables.open(john, table, 0);
    expect(john.last('refused')).toMatchObject({ refusal: { code: 'table/no-spectators' } });
    expect(john.tableFrames(table)).toEqual([]);
  });

  it('of a table without spectators may watch until the game starts', async () => {
    const table = await anne.creates({ ...OPEN_HANDS, spectators: false });
    await john.opens(table);
    await anne.opens(table);
    await anne.does(table, { k: 'sit', seat: 0, seal: anne.seal(table) });
    await anne.does(table, { k: 'seat-bot', seat: 1, level: 'mate' });
    await anne.starts(table);
    expect(john.last('closed')).toEqual({
      t: 'closed',
      table,
      refusal: { code: 'table/no-spectators' },
    });
    expect(john.tableFrames(table).every((frame) => frame.public.game === null)).toBe(true);
  });

  it('who were removed can disconnect while the disk fails, after the table was unloaded', async () => {
    const { store } = service;
    let isFailing = false;
    const failing: Store = {
      ...store,
      table: (id) => (isFailing ? Promise.reject(new StoreFailure('no disk', false)) : store.table(id)),
    };
    const { tables } = await openTestService('', { store: failing });
    const [host, guest] = [anne, john].map(({ person }) => new Guest(tables, person.name, person.person));
    if (host === undefined || guest === undefined) throw new Error('nobody there');
    const table = await seatedTable({ ...OPEN_HANDS, spectators: false }, host);
    await guest.opens(table);
    await host.starts(table);
    await host.sees(table, () => isAwaited(host, table));
    expect(guest.last('closed')).toMatchObject({ table });
    host.disconnects();
    await pass(90_000);
    expect(tables.stats().tables.loaded).toBe(0);
    isFailing = true;
    // A rejected promise that nobody handles would fail the run.
    guest.disconnects();
    await pass(0);
    await tables.stop();
  });
});
