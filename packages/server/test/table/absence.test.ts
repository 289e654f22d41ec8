import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore, type Store, type Write } from '@topsail/store';
import { describe, expect, it, vi } from 'vitest';
import { aged, isAwaited, openTestService, playOn, startedTable, type Guest } from './kit.ts';
import { openWithStoppedClock, service, anne, mary, john, pass } from './people.ts';

const file = scratch();

openWithStoppedClock();

const OPEN_HANDS = { ruleset: 'cartagena-tortuga', seats: 2 };
const SLOW = { ...OPEN_HANDS, clock: { kind: 'slow', hours: 1 } as const };
const HOUR = 3_600_000;

/** Why the first bot at this table replaced a player. */
async function standInReason(store: Store, table: string): Promise<string | undefined> {
  const entries = await store.entries(table, 0);
  return entries.flatMap(({ entry }) => (entry.k === 'stand-in' ? [entry.why] : []))[0];
}

/** The player who is to move, and the other one. */
function inTurn(table: string): [Guest, Guest] {
  return isAwaited(anne, table) ? [anne, mary] : [mary, anne];
}

describe('a player who is away', () => {
  it('is replaced by a bot when the time is up, and can take the seat back', async () => {
    const plan = { ...OPEN_HANDS, clock: { kind: 'live', bankSeconds: 5, incrementSeconds: 0 } as const };
    const table = await startedTable(plan, anne, mary);
    const [mover, other] = inTurn(table);
    const { clocks } = mover.at(table).public;
    expect(clocks?.filter(({ deadline }) => deadline !== null)).toHaveLength(1);
    await pass(4999);
    expect(other.at(table).public.seats.every(({ standIn }) => standIn === null)).toBe(true);
    await pass(1);
    await other.sees(table, ({ public: { seats } }) => seats.some(({ standIn }) => standIn === 'mate'));
    const tableEvents = other
      .tableFrames(table)
      .flatMap(({ changes }) => changes.flatMap(({ tableEvent }) => tableEvent ?? []));
    expect(tableEvents).toContainEqual({ e: 'stand-in', seat: mover.at(table).own.seat, why: 'time' });
    expect(await mover.tries(table, { k: 'move', move: 'pass' })).toHaveProperty('refusal');
    await mover.does(table, { k: 'return' });
    expect(other.at(table).public.seats.every(({ standIn }) => standIn === null)).toBe(true);
  });

  it('is replaced by a bot when the host asks for it, but not while connected', async () => {
    const table = await startedTable(OPEN_HANDS, anne, mary);
    expect(await anne.tries(table, { k: 'stand-in', seat: 1 })).toMatchObject({
      refusal: { code: 'table/not-away' },
    });
    mary.disconnects();
    expect(anne.last('present')?.seats).toEqual([0]);
    await anne.does(table, { k: 'stand-in', seat: 1, level: 'sailor' });
    await playOn(table, [anne], ({ public: { steps } }) => steps > 20);
    await mary.opens(table, 0);
    await mary.does(table, { k: 'return' });
    expect(anne.at(table).public.seats[1]?.standIn).toBeNull();
  });

  it('cannot be replaced by others, who learn neither the stage nor who is connected', async () => {
    const refused = { refusal: { code: 'table/not-host' } };
    const standIn = { k: 'stand-in', seat: 1 } as const;
    const table = await startedTable({ ruleset: 'yassa', seats: 2 }, anne, mary);
    await john.opens(table);
    expect(await john.tries(table, standIn)).toMatchObject(refused);
    mary.disconnects();
    expect(await john.tries(table, standIn)).toMatchObject(refused);
    const back = mary.tab();
    await back.opens(table);
    await playOn(table, [anne, back]);
    expect(await john.tries(table, standIn)).toMatchObject(refused);
  });

  it('has the agreed time for a move in a slow game', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const row = await service.store.table(table);
    expect(row?.wake).toBeGreaterThan(Date.now() + 3_500_000);
    expect(await service.store.alarms(Date.now() + 3_700_000, 10)).toContain(table);
    expect(await service.store.alarms(Date.now(), 10)).not.toContain(table);
  });

  it('is replaced at the deadline of a slow game, even if nobody had the table open', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const store = openSqliteStore(file('late.db'));
    await store.commit(await aged(service.store, table, 2 * HOUR));
    const { tables } = await openTestService('', { store });
    await vi.waitFor(async () => expect(await standInReason(store, table)).toBe('time'));
    await tables.stop();
    await store.close();
  });

  it('is replaced at the deadline even if a hundred tables that are due cannot be loaded', async () => {
    const table = await startedTable(SLOW, anne, mary);
    const store = openSqliteStore(file('broken.db'));
    const [host, made, ...rest] = await aged(service.store, table, 2 * HOUR);
    if (host === undefined || made?.w !== 'table') throw new Error('no table');
    const broken = Array.from({ length: 100 }, (_, i): Write[] => [
      { w: 'table', row: { ...made.row, table: `broken-${i}`, command: `b${i}`, wake: i } },
      {
        w: 'entry',
        row: {
          ...{ table: `broken-${i}`, version: 1, at: 0, person: null, command: null },
          entry: { k: 'undone', seat: 0, steps: 9 },
        },
      },
    ]);
    await store.commit([host, ...broken.flat(), made, ...rest]);
    const { tables } = await openTestService('', { store });
    await pass(15_000);
    await vi.waitFor(async () => expect(await standInReason(store, table)).toBe('time'));
    await tables.stop();
    await store.close();
  });
});
