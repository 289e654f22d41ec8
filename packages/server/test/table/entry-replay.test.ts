import type { Entry, EntryRow, Store, TableRow } from '@topsail/store';
import { DamagedTable } from '@topsail/store';
import { beforeEach, describe, expect, it } from 'vitest';
import { EntryReplay, TooFarBack } from '../../src/table/history/entry-replay.ts';
import { loadTable, splitByTime } from '../../src/table/history/load-table.ts';
import { snapshotWrites } from '../../src/table/history/snapshot.ts';
import { TableHistory } from '../../src/table/history/table-history.ts';
import { InMemoryTable } from './in-memory-table.ts';

/** Two people who have moved four times, one second apart. */
let live: InMemoryTable;
let row: TableRow;
/** The game after none, one, … four moves. */
let states: InMemoryTable['table']['gameState'][];

beforeEach(async () => {
  live = new InMemoryTable({ ruleset: 'cartagena-tortuga', seats: 2 }, 'anne', 'mary');
  ({ row } = live);
  await live.starts();
  states = [live.table.gameState];
  for (let n = 1; n <= 4; n++) {
    live.at = n * 1000;
    const { turn } = live;
    await live.does(turn === 0 ? 'anne' : 'mary', { k: 'move', move: live.moves(turn)[0] ?? '' });
    states.push(live.table.gameState);
  }
});

/** A store that has only these entries, and perhaps a snapshot of the table at one of its versions. */
function storeOf(entries: readonly EntryRow[], snapshot?: string): Store {
  const read: Partial<Store> = {
    entries: (_table, after, limit = Infinity) =>
      Promise.resolve(entries.filter(({ version }) => version > after).slice(0, limit)),
    snapshot: () =>
      Promise.resolve(
        snapshot === undefined ? undefined : { table: row.table, version: 100, body: snapshot },
      ),
  };
  return read as Store;
}

const undone = (steps: number): EntryRow => ({
  ...{ table: row.table, version: live.table.version + 1, at: 5000, person: null, command: null },
  entry: { k: 'undone', seat: 0, steps },
});

describe('the entries of a table, told again', () => {
  it('give the table as it was, and what each entry changed', () => {
    const replay = EntryReplay.fromStart(row);
    expect(live.rows.map((one) => replay.apply(one))).toEqual(live.changes);
    expect(replay.table).toEqual(live.table);
    for (const [steps, state] of states.entries()) expect(replay.gameStateAt(steps)).toEqual(state);
    expect(() => replay.gameStateAt(5)).toThrow(new TooFarBack('5 of 4 moves'));
  });

  it('give an earlier position back when moves were undone, and forget the later ones', () => {
    const replay = EntryReplay.fromStart(row);
    for (const one of [...live.rows, undone(1)]) replay.apply(one);
    expect(replay.table.gameState).toEqual(states[1]);
    expect(replay.gameStateAt(1)).toEqual(states[1]);
    expect(() => replay.gameStateAt(2)).toThrow(TooFarBack);
  });

  it('cannot go back behind the position from which they are told, unless that is the first', () => {
    const later = new EntryReplay(live.table);
    expect(later.gameStateAt(4)).toBe(live.table.gameState);
    expect(() => later.apply(undone(3))).toThrow(TooFarBack);
    const whole = EntryReplay.fromStart(row);
    for (const one of live.rows) whole.apply(one);
    expect(() => whole.apply(undone(9))).toThrow(DamagedTable);
  });

  it.each<[what: string, entry: Entry]>([
    [
      'a move that is none',
      { k: 'moved', seat: 0, move: 'fly', rolls: [], crossed: false, spent: 0, bot: null },
    ],
    ['more moves undone than were made', { k: 'undone', seat: 0, steps: 5 }],
  ])('are damaged by %s', (_what, entry) => {
    const replay = EntryReplay.fromStart(row);
    for (const one of live.rows) replay.apply(one);
    const { version } = live.table;
    expect(() => replay.apply({ ...undone(0), entry })).toThrow(DamagedTable);
    expect(() => replay.apply({ ...undone(0), version: version + 2 })).toThrow(`${version + 2}`);
    expect(replay.table.version).toBe(version);
  });

  it('are not told where the server lacks the rules', () => {
    expect(() => EntryReplay.fromStart({ ...row, revision: 99 })).toThrow('no ruleset cartagena-tortuga@99');
  });
});

describe('a table that is loaded', () => {
  it('is split at a time into what was then, and every version since', async () => {
    const store = storeOf(live.rows);
    const { earlier, later } = await splitByTime(store, row, 2000);
    expect(earlier.gameState).toEqual(states[2]);
    expect(later.map(({ table }) => table.gameState)).toEqual(states.slice(3));
    expect(later.map(({ change }) => change)).toEqual(live.changes.slice(-2));
    const before = await splitByTime(store, row, -1);
    expect(before.earlier).toMatchObject({ version: 5, stage: 'open' });
    expect(before.later).toHaveLength(5);
  });

  it('is told from its snapshot, or from the start where an undo goes back behind that', async () => {
    const mute: Entry = { k: 'muted', person: 'nobody', muted: false };
    while (live.table.version < 100) live.write(mute);
    const [write] = snapshotWrites(live.table);
    if (write?.w !== 'snapshot') throw new Error('no snapshot');
    const { body } = write.row;
    live.write(mute);
    expect(await loadTable(storeOf(live.rows, body), row)).toEqual(live.table);
    const lastOnly = storeOf(live.rows.slice(100), body);
    expect((await loadTable(lastOnly, row)).version).toBe(101);
    const back = storeOf([...live.rows, undone(1)], body);
    expect((await loadTable(back, row)).gameState).toEqual(states[1]);
    const history = new TableHistory(back, row);
    expect(await history.gameStateAt(1)).toEqual(states[1]);
    expect(await history.mapVersions(100, 102, ({ version }) => version)).toEqual([101, 102]);
  });
});
