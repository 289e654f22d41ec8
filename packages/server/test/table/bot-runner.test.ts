import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { testContext, newGuest, openTestService, seatedTable } from './kit.ts';

const file = scratch();
const BOT = 1;

it('a bot that cannot think is given a moment, and then any move is played for it', async () => {
  const at = await openTestService(file('thoughtless.db'));
  const anne = await newGuest(at, 'Anne');
  const table = await seatedTable({ ruleset: 'yassa', seats: 2 }, anne);
  await at.tables.stop();

  /** By the version of the question: what the bot sees may change while it is asked the same. */
  const thoughts = new Map<number | undefined, number>();
  const think = (): Promise<never> => {
    const asked = room.table.questions[BOT]?.version;
    thoughts.set(asked, (thoughts.get(asked) ?? 0) + 1);
    return Promise.reject(new Error('no thoughts'));
  };
  const row = await at.store.table(table);
  if (row === undefined) throw new Error('no table');
  const room: LoadedTable = await LoadedTable.open(testContext(at.store, { think }), row);
  await room.addViewer(anne, undefined);
  await room.execute(anne, { table, id: 'go', seen: anne.at(table).version, command: { k: 'start' } });
  const { moves } = anne.at(table).own;
  await room.execute(anne, {
    ...{ table, id: 'first', seen: anne.at(table).version },
    command: { k: 'move', move: moves[0] ?? '' },
  });
  await anne.sees(table, ({ public: { steps } }) => steps >= 2);
  expect(Math.max(...thoughts.values())).toBe(2);
  room.stop();
  await at.store.close();
});
