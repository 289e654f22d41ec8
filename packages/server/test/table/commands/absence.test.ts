import { beforeEach, describe, expect, it } from 'vitest';
import { botIn } from '../../../src/table/state/table-state.ts';
import { InMemoryTable } from '../in-memory-table.ts';

/** Anne and Mary play against a bot. */
let table: InMemoryTable;

beforeEach(async () => {
  table = new InMemoryTable({ ruleset: 'yassa', seats: 3, standIn: 'sailor' }, 'anne', 'mary');
  await table.does('anne', { k: 'seat-bot', seat: 2, level: 'captain' });
  await table.starts();
});

const bots = (): unknown[] => [0, 1, 2].map((seat) => botIn(table.table, seat));

describe('a stand-in', () => {
  it('has the level that the host names, or that of the plan', async () => {
    expect(await table.does('anne', { k: 'stand-in', seat: 1, level: 'mate' })).toEqual([
      { k: 'stand-in', seat: 1, level: 'mate', why: 'host' },
    ]);
    expect(bots()).toEqual([undefined, 'mate', 'captain']);
    await table.does('mary', { k: 'return' });
    await table.does('anne', { k: 'stand-in', seat: 1 });
    expect(bots()).toEqual([undefined, 'sailor', 'captain']);
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'stand-in', seat: 1, why: 'host' });
  });

  it('is refused for a bot, for a seat that has one, and for a missing seat', async () => {
    const notAway = (seat: number) => ({ code: 'table/not-away', params: { seat } });
    expect(await table.refusal('anne', { k: 'stand-in', seat: 2 })).toEqual(notAway(2));
    await table.does('anne', { k: 'stand-in', seat: 1 });
    expect(await table.refusal('anne', { k: 'stand-in', seat: 1 })).toEqual(notAway(1));
    expect(await table.refusal('anne', { k: 'stand-in', seat: 3 })).toEqual({
      code: 'table/no-such-seat',
      params: { seat: 3 },
    });
  });

  it('is requested only by the host, and only while the game runs', async () => {
    expect(await table.refusal('mary', { k: 'stand-in', seat: 0 })).toEqual({ code: 'table/not-host' });
    table.table = { ...table.table, stage: 'over' };
    expect(await table.refusal('anne', { k: 'stand-in', seat: 1 })).toEqual({ code: 'table/not-running' });
  });

  it('gives the seat back to its person, who must have been away', async () => {
    expect(await table.refusal('mary', { k: 'return' })).toEqual({ code: 'table/not-away' });
    await table.does('mary', { k: 'leave' });
    expect(await table.does('mary', { k: 'return' })).toEqual([{ k: 'returned', seat: 1 }]);
    expect(bots()).toEqual([undefined, undefined, 'captain']);
    expect(await table.refusal('stranger', { k: 'return' })).toEqual({ code: 'table/not-seated' });
  });
});

describe('a muted person', () => {
  it('stays muted until the host unmutes them', async () => {
    await table.does('anne', { k: 'mute', person: 'mary', muted: true });
    await table.does('anne', { k: 'mute', person: 'john', muted: true });
    await table.does('anne', { k: 'mute', person: 'mary', muted: true });
    expect(table.table.muted).toEqual(['john', 'mary']);
    await table.does('anne', { k: 'mute', person: 'john', muted: false });
    expect(table.table.muted).toEqual(['mary']);
    expect(table.changes.at(-1)?.tableEvent).toEqual({ e: 'muted', person: 'john', muted: false });
  });

  it('is muted only by the host, twenty people at most', async () => {
    expect(await table.refusal('mary', { k: 'mute', person: 'anne', muted: true })).toEqual({
      code: 'table/not-host',
    });
    for (let n = 0; n < 20; n++) await table.does('anne', { k: 'mute', person: `p${n}`, muted: true });
    expect(await table.refusal('anne', { k: 'mute', person: 'more', muted: true })).toEqual({
      code: 'chat/too-many-muted',
    });
    await table.does('anne', { k: 'mute', person: 'p0', muted: false });
    await table.does('anne', { k: 'mute', person: 'more', muted: true });
  });
});
