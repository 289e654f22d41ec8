import { scratch } from '@topsail/engine/scratch';
import type { Store, Write } from '@topsail/store';
import { expect, it } from 'vitest';
import { TableHistory } from '../../src/table/history/table-history.ts';
import { newGuest, openTestService, isAwaited, startedTable } from './kit.ts';

const file = scratch();

/** A store that counts the entries that are read. */
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

/** Entries that change nothing in the game. */
function muteEntries(table: string, after: number, count: number): Write[] {
  return Array.from({ length: count }, (_, i) => ({
    w: 'entry',
    row: {
      ...{ table, version: after + 1 + i, at: 0, person: null, command: null },
      entry: { k: 'muted', person: 'nobody', muted: i % 2 === 0 },
    },
  }));
}

/** A table that is filled up to this many entries; its service is stopped. */
async function longTable(name: string, ruleset: string, length: number) {
  const service = await openTestService(file(name));
  const anne = await newGuest(service, 'Anne');
  const mary = await newGuest(service, 'Mary');
  const table = await startedTable({ ruleset, seats: 2 }, anne, mary);
  await service.tables.stop();
  const { version } = anne.at(table);
  await service.store.commit(muteEntries(table, version, length - version));
  return { ...service, table, people: { anne, mary } };
}

it('past versions are replayed from the nearest version that is kept in memory', async () => {
  const { store, table } = await longTable('history.db', 'cartagena-tortuga', 1000);
  const row = await store.table(table);
  if (row === undefined) throw new Error('no table');
  const counted = counting(store);
  const history = new TableHistory(counted.store, row);
  const versions = (from: number, to: number) => history.mapVersions(from - 1, to, ({ version }) => version);
  expect(await versions(900, 903)).toEqual([900, 901, 902, 903]);
  const once = counted.read;
  expect(once).toBe(903);
  expect(await versions(880, 883)).toEqual([880, 881, 882, 883]);
  expect(counted.read - once).toBe(33);
  expect(await versions(901, 100)).toEqual([]);
  const start = await history.gameStateAt(0);
  expect(counted.read - once).toBeLessThan(200);
  expect(start).toEqual((await history.mapVersions(6, 7, ({ gameState }) => gameState))[0]);
  await store.close();
});

it('a table with too many entries accepts only commands that bring the game to its end', async () => {
  const { store, table, people } = await longTable('long.db', 'jamaica-1', 5000);
  const again = await openTestService('', { store });
  const { anne, mary } = {
    anne: people.anne.connectedTo(again),
    mary: people.mary.connectedTo(again),
  };
  for (const guest of [anne, mary]) await guest.opens(table);
  const refused = { refusal: { code: 'table/too-long' } };
  expect(await anne.tries(table, { k: 'mute', person: 'nobody', muted: false })).toMatchObject(refused);
  while (anne.at(table).public.waiting.length < 2) {
    const mover = isAwaited(anne, table) ? anne : mary;
    await mover.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' });
  }
  await anne.does(table, { k: 'move', move: anne.at(table).own.moves[0] ?? '' });
  const second = anne.at(table).own.moves.at(-1) ?? '';
  expect(await anne.tries(table, { k: 'move', move: second })).toMatchObject(refused);
  expect(await anne.tries(table, { k: 'undo' })).toMatchObject(refused);
  await mary.does(table, { k: 'move', move: mary.at(table).own.moves[0] ?? '' });
  await again.tables.stop();
  await store.close();
});
