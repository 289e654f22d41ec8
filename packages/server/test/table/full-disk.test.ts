import { statSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore, StoreFailure, type Store } from '@topsail/store';
import { expect, it } from 'vitest';
import { Guest, newGuest, openTestService, isAwaited, startedTable, type Outcome } from './kit.ts';

const file = scratch();
const PAGE = 4096;

it('a full disk refuses moves clearly, shows nothing that is not stored, and play goes on when there is room', async () => {
  const path = file('full.db');
  await openSqliteStore(path).close();
  const cramped = openSqliteStore(path, { maxPages: statSync(path).size / PAGE });
  const at = await openTestService('', { store: cramped });
  const anne = await newGuest(at, 'Anne');
  const mary = await newGuest(at, 'Mary');
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);

  const outcome = await playUntilRefused(table, anne, mary);
  expect(outcome).toMatchObject({ refusal: { code: 'store/full' } });
  const shown = anne.at(table);
  const tab = anne.tab();
  expect((await tab.opens(table, 0)).public).toEqual(shown.public);
  expect(await cramped.entries(table, shown.version - 1)).toHaveLength(1);
  expect(await cramped.entries(table, shown.version)).toEqual([]);
  await at.tables.stop();
  await cramped.close();

  const roomy = openSqliteStore(path);
  const again = await openTestService('', { store: roomy });
  const back = [anne, mary].map(({ person }) => new Guest(again.tables, person.name, person.person));
  for (const guest of back) await guest.opens(table, 0);
  expect(back[0]?.at(table).public).toEqual(shown.public);
  const mover = back.find((guest) => isAwaited(guest, table));
  expect(await mover?.did(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' })).toBe(
    shown.version + 1,
  );
  await again.tables.stop();
  await roomy.close();
});

it('nothing is taken back that never came to the disk', async () => {
  const store = openSqliteStore(file('stumbling.db'));
  let stumbles = 0;
  const stumbling: Store = {
    ...store,
    commit: (writes) => {
      const isStumbling = stumbles > 0;
      stumbles = Math.max(0, stumbles - 1);
      return isStumbling ? Promise.reject(new StoreFailure('no room', true)) : store.commit(writes);
    },
  };
  const at = await openTestService('', { store: stumbling });
  const anne = await newGuest(at, 'Anne');
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne);
  await anne.sees(table, () => isAwaited(anne, table));
  const { version, own } = anne.at(table);
  stumbles = 1;
  const [moved, undone] = await Promise.all([
    anne.does(table, { k: 'move', move: own.moves[0] ?? '' }),
    anne.tab().does(table, { k: 'undo' }, { seen: version }),
  ]);
  expect(moved).toMatchObject({ refusal: { code: 'store/full' } });
  expect(undone).toMatchObject({ refusal: { code: 'table/no-undo' } });
  expect(await store.entries(table, version)).toEqual([]);
  await at.tables.stop();
  await store.close();
});

async function playUntilRefused(table: string, ...people: readonly Guest[]): Promise<Outcome> {
  for (;;) {
    const mover = people.find((guest) => isAwaited(guest, table));
    if (mover === undefined) throw new Error('nobody is asked');
    const moves = mover.at(table).own.moves;
    const outcome = await mover.does(table, { k: 'move', move: moves.at(-1) ?? '' });
    if ('refusal' in outcome) return outcome;
  }
}
