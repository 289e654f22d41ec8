import { statSync } from 'node:fs';
import { scratch } from '@topsail/engine/scratch';
import { openSqliteStore, StoreFailure, type Store } from '@topsail/store';
import { expect, it } from 'vitest';
import { isAwaited, newGuest, openTestService, startedTable, type Guest, type Outcome } from './kit.ts';

const file = scratch();
const PAGE = 4096;

it('a full disk refuses moves with a code, shows nothing that is not stored, and play goes on when there is space', async () => {
  const path = file('full.db');
  await openSqliteStore(path).close();
  const full = openSqliteStore(path, { maxPages: statSync(path).size / PAGE });
  const service = await openTestService('', { store: full });
  const anne = await newGuest(service, 'Anne');
  const mary = await newGuest(service, 'Mary');
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne, mary);

  const outcome = await playUntilRefused(table, anne, mary);
  expect(outcome).toMatchObject({ refusal: { code: 'store/full' } });
  const shown = anne.at(table);
  const tab = anne.tab();
  expect((await tab.opens(table, 0)).public).toEqual(shown.public);
  expect(await full.entries(table, shown.version - 1)).toHaveLength(1);
  expect(await full.entries(table, shown.version)).toEqual([]);
  await service.tables.stop();
  await full.close();

  const larger = openSqliteStore(path);
  const again = await openTestService('', { store: larger });
  const back = [anne, mary].map((guest) => guest.connectedTo(again));
  for (const guest of back) await guest.opens(table, 0);
  expect(back[0]?.at(table).public).toEqual(shown.public);
  const mover = back.find((guest) => isAwaited(guest, table));
  expect(await mover?.does(table, { k: 'move', move: mover.at(table).own.moves[0] ?? '' })).toBe(
    shown.version + 1,
  );
  await again.tables.stop();
  await larger.close();
});

it('a move that was not stored cannot be undone', async () => {
  const store = openSqliteStore(file('failing.db'));
  let failures = 0;
  const failing: Store = {
    ...store,
    commit: (writes) => {
      const fails = failures > 0;
      failures = Math.max(0, failures - 1);
      return fails ? Promise.reject(new StoreFailure('no space', true)) : store.commit(writes);
    },
  };
  const service = await openTestService('', { store: failing });
  const anne = await newGuest(service, 'Anne');
  const table = await startedTable({ ruleset: 'cartagena-tortuga', seats: 2 }, anne);
  await anne.sees(table, () => isAwaited(anne, table));
  const { version, own } = anne.at(table);
  failures = 1;
  const [moved, undone] = await Promise.all([
    anne.tries(table, { k: 'move', move: own.moves[0] ?? '' }),
    anne.tab().tries(table, { k: 'undo' }, { seen: version }),
  ]);
  expect(moved).toMatchObject({ refusal: { code: 'store/full' } });
  expect(undone).toMatchObject({ refusal: { code: 'table/no-undo' } });
  expect(await store.entries(table, version)).toEqual([]);
  await service.tables.stop();
  await store.close();
});

async function playUntilRefused(table: string, ...people: readonly Guest[]): Promise<Outcome> {
  for (;;) {
    const mover = people.find((guest) => isAwaited(guest, table));
    if (mover === undefined) throw new Error('nobody is asked');
    const moves = mover.at(table).own.moves;
    const outcome = await mover.tries(table, { k: 'move', move: moves.at(-1) ?? '' });
    if ('refusal' in outcome) return outcome;
  }
}
