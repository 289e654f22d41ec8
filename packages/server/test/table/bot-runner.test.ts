import { expect, it } from 'vitest';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { openForTest, seatedTable, testContext } from './kit.ts';

const BOT = 1;

it('a bot that fails twice to find a move plays the first legal one', async () => {
  const { service, anne } = await openForTest();
  const table = await seatedTable({ ruleset: 'yassa', seats: 2 }, anne);
  await service.tables.stop();

  /** How often the bot was asked, by the version of the question. */
  const attempts = new Map<number | undefined, number>();
  const think = (): Promise<never> => {
    const asked = loaded.table.questions[BOT]?.version;
    attempts.set(asked, (attempts.get(asked) ?? 0) + 1);
    return Promise.reject(new Error('the bot fails'));
  };
  const row = await service.store.table(table);
  if (row === undefined) throw new Error('no table');
  const loaded: LoadedTable = await LoadedTable.open(testContext(service.store, { think }), row);
  await loaded.addViewer(anne, undefined);
  await loaded.execute(anne, { table, id: 'go', seen: anne.at(table).version, command: { k: 'start' } });
  const { moves } = anne.at(table).own;
  await loaded.execute(anne, {
    ...{ table, id: 'first', seen: anne.at(table).version },
    command: { k: 'move', move: moves[0] ?? '' },
  });
  await anne.sees(table, ({ public: { steps } }) => steps >= 2);
  expect(Math.max(...attempts.values())).toBe(2);
  loaded.stop();
});
