import type { Command } from '@topsail/protocol';
import type { Decision, Signal, Thought } from '@topsail/bots';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLog } from '../../src/log.ts';
import type { TableContext } from '../../src/table-service/table-context.ts';
import type { ThinkingFor } from '../../src/table-service/thinking-queue.ts';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { openForTest, startedTable, testContext, type Guest, type TestTables } from './kit.ts';

interface Asked {
  readonly decision: Decision;
  readonly purpose: ThinkingFor;
  readonly signal: Signal;
  readonly answer: (thought: Thought | undefined) => void;
  readonly fail: (problem: Error) => void;
}

const metrics = { commandAnswered: vi.fn(), committed: vi.fn(), thought: vi.fn() };
const log = openLog('silent');

let at: TestTables;
let table: string;
/** The seat that is asked first, who sits in it, and who does not. */
let seat: number;
let mover: Guest;
let other: Guest;
let loaded: LoadedTable;
let asked: Asked[];

/** When a player is away, a bot thinks for them as the test says. */
beforeEach(async () => {
  vi.clearAllMocks();
  at = await openForTest();
  const plan = { ruleset: 'cartagena-tortuga', seats: 2, standIn: 'sailor' } as const;
  // In a slow game bots play on while nobody watches.
  table = await startedTable({ ...plan, clock: { kind: 'slow', hours: 24 } }, at.anne, at.mary);
  seat = at.anne.at(table).public.waiting[0] ?? 0;
  [mover, other] = seat === 0 ? [at.anne, at.mary] : [at.mary, at.anne];
  await at.service.tables.stop();
  await load({});
  onTestFinished(() => loaded.stop());
});

async function load(parts: Partial<TableContext>): Promise<void> {
  asked = [];
  const think: TableContext['think'] = (decision, purpose, signal) =>
    new Promise((answer, fail) => asked.push({ decision, purpose, signal, answer, fail }));
  const row = await at.service.store.table(table);
  if (row === undefined) throw new Error('no table');
  loaded = await LoadedTable.open(testContext(at.service.store, { think, metrics, log, ...parts }), row);
}

let ids = 0;
async function does(command: Command, person = mover): Promise<void> {
  const { version: seen } = loaded.table;
  const answer = await loaded.execute(person, { table, id: `own-${ids++}`, seen, command });
  if (!answer.ok) throw new Error(answer.refusal.code);
}

describe('a bot that is asked', () => {
  it('is given the view of its seat, its level and a time, and what it answers is played', async () => {
    await does({ k: 'leave' });
    expect(asked).toHaveLength(1);
    const { game, gameState, version } = loaded.table;
    if (gameState === undefined) throw new Error('no game');
    expect(asked[0]?.decision).toMatchObject({ bot: 'sailor', milliseconds: 900 });
    expect(asked[0]?.decision.view).toEqual(game.view(gameState, seat));
    const [move = ''] = loaded.table.questions[seat]?.moves ?? [];
    asked[0]?.answer({ move });
    await vi.waitFor(() => expect(loaded.table.version).toBeGreaterThan(version));
    const [entry] = await at.service.store.entries(table, version);
    expect(entry).toMatchObject({
      person: null,
      command: null,
      entry: { k: 'moved', seat, move, bot: 'sailor' },
    });
    expect(metrics.thought).toHaveBeenCalledWith(expect.any(Number), false);
  });

  it('is measured, and it is told when it had to fall back', async () => {
    await does({ k: 'leave' });
    asked[0]?.answer({ move: loaded.table.questions[seat]?.moves[0] ?? '', fallback: 'time' });
    await vi.waitFor(() => expect(metrics.thought).toHaveBeenCalledWith(expect.any(Number), true));
  });

  it('is asked once, whatever else happens at the table, and keeps it from being unloaded', async () => {
    await does({ k: 'leave' });
    expect(loaded.isIdle).toBe(false);
    await does({ k: 'mute', person: 'somebody', muted: true }, at.anne);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.signal.aborted).toBe(false);
  });

  it('stops thinking when the person comes back', async () => {
    await does({ k: 'leave' });
    await does({ k: 'return' });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(loaded.isIdle).toBe(true);
    const { version } = loaded.table;
    asked[0]?.answer({ move: loaded.table.questions[seat]?.moves[0] ?? '' });
    await new Promise(setImmediate);
    expect(loaded.table.version).toBe(version);
  });

  it('stops thinking when the table is unloaded', async () => {
    await does({ k: 'leave' });
    loaded.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(loaded.isIdle).toBe(true);
  });

  it('is asked at once when a table is loaded that waits for it', async () => {
    await does({ k: 'leave' });
    loaded.stop();
    await load({});
    expect(asked).toHaveLength(1);
  });

  it('is in the log when it fails, but not when it was stopped', async () => {
    const error = vi.spyOn(log, 'error');
    await does({ k: 'leave' });
    asked[0]?.fail(new Error('no idea'));
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(error.mock.calls[0]?.[0]).toEqual({ table, seat, problem: 'Error: no idea' });
    await does({ k: 'return' });
    await does({ k: 'leave' });
    await does({ k: 'return' });
    asked[1]?.fail(new Error('stopped'));
    await new Promise(setImmediate);
    expect(error).toHaveBeenCalledTimes(1);
  });

  it('is not asked while it is the turn of another', async () => {
    await does({ k: 'leave' }, other);
    expect(asked).toEqual([]);
  });
});

describe('a bot at a table that nobody plays at', () => {
  /** A table without a clock: the mover is away, and a bot plays for them. */
  beforeEach(async () => {
    at = await openForTest();
    table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, at.anne, at.mary);
    seat = at.anne.at(table).public.waiting[0] ?? 0;
    [mover, other] = seat === 0 ? [at.anne, at.mary] : [at.mary, at.anne];
    await at.service.tables.stop();
    await load({});
    await does({ k: 'leave' });
  });

  it('stands still, and lets the table be unloaded', () => {
    expect(asked).toEqual([]);
    expect(loaded.isIdle).toBe(true);
  });

  it('thinks when a player opens the table, for those who watch it', async () => {
    await loaded.addViewer(other, undefined);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.purpose).toEqual({ table, viewers: [other] });
  });

  it('does not think for a spectator alone: the game is the players’', async () => {
    await loaded.addViewer(at.spectator, undefined);
    expect(asked).toEqual([]);
  });

  it('stops thinking when the last player goes', async () => {
    await loaded.addViewer(other, undefined);
    await loaded.addViewer(at.spectator, undefined);
    loaded.removeViewer(other);
    expect(asked[0]?.signal.aborted).toBe(true);
    await loaded.addViewer(other, undefined);
    expect(asked).toHaveLength(2);
  });
});

it('in a slow game bots never finish alone', async () => {
  await does({ k: 'leave' });
  await does({ k: 'leave' }, other);
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(loaded.isIdle).toBe(true);
});
