import { scratch } from '@topsail/engine/scratch';
import type { Store, Write } from '@topsail/store';
import { expect, it } from 'vitest';
import { TableHistory } from '../../src/table/history/table-history.ts';
import { Guest, newGuest, openTestService, isAwaited, startedTable } from './kit.ts';

const file = scratch();

/** A store that counts the entries it is asked for. */
function counting(store: Store): { store: Store; readonly read: number } {
  const counted = {
    read: 0,
    store: {
      ...store,
      async entries(table: string, after: number, limit?: number) {
        const entries = await store.entries(table, after, limit);
        counted.read += entries.length;
        return entries;
      },
    },
  };
  return counted;
}

/** Something that changes nothing, so many times. */
function trifles(table: string, after: number, count: number): Write[] {
  return Array.from({ length: count }, (_, i) => ({
    w: 'entry',
    row: {
      ...{ table, version: after + 1 + i, at: 0, person: null, command: null },
      entry: { k: 'muted', person: 'nobody', muted: i % 2 === 0 },
    },
  }));
}

async function longTable(name: string, ruleset: string, length: number) {
  const at = await openTestService(file(name));
  const anne = await newGuest(at, 'Anne');
  const mary = await newGuest(at, 'Mary');
  const table = await startedTable({ ruleset, seats: 2 }, anne, mary);
  await at.tables.stop();
  const { version } = anne.at(table);
  await at.store.commit(trifles(table, version, length - version));
  return { ...at, table, people: [anne, mary] };
}

it('the past of a table is told from the nearest position that is remembered', async () => {
  const { store, table } = await longTable('far.db', 'cartagena-tortuga', 1000);
  const row = await store.table(table);
  if (row === undefined) throw new Error('no table');
  const counted = counting(store);
  const past = new TableHistory(counted.store, row);
  const versions = (from: number, to: number) => past.mapVersions(from - 1, to, ({ version }) => version);
  expect(await versions(900, 903)).toEqual([900, 901, 902, 903]);
  const once = counted.read;
  expect(once).toBe(903);
  expect(await versions(880, 883)).toEqual([880, 881, 882, 883]);
  expect(counted.read - once).toBe(33);
  expect(await versions(901, 100)).toEqual([]);
  const begun = await past.gameStateAt(0);
  expect(counted.read - once).toBeLessThan(200);
  expect(begun).toEqual((await past.mapVersions(4, 5, ({ gameState }) => gameState))[0]);
  await store.close();
});

it('at a table with too many entries only what brings the game to an end is still done', async () => {
  const { store, table, people } = await longTable('long.db', 'jamaica-1', 5000);
  const { tables } = await openTestService('', { store });
  const [anne, mary] = people.map(({ person }) => new Guest(tables, person.name, person.person));
  if (anne === undefined || mary === undefined) throw new Error('nobody there');
  for (const guest of [anne, mary]) await guest.opens(table);
  const refused = { refusal: { code: 'table/too-long' } };
  expect(await anne.does(table, { k: 'mute', person: 'nobody', muted: false })).toMatchObject(refused);
  while (anne.at(table).public.waiting.length < 2) {
    const mover = isAwaited(anne, table) ? anne : mary;
    await mover.did(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
  }
  await anne.did(table, { k: 'move', move: anne.at(table).own.moves[0] ?? '' });
  const second = anne.at(table).own.moves.at(-1) ?? '';
  expect(await anne.does(table, { k: 'move', move: second })).toMatchObject(refused);
  expect(await anne.does(table, { k: 'undo' })).toMatchObject(refused);
  await mary.did(table, { k: 'move', move: mary.at(table).own.moves[0] ?? '' });
  await tables.stop();
  await store.close();
});
