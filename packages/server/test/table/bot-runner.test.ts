import type { Decision, Thought } from '@topsail/bots';
import { expect, it, onTestFinished } from 'vitest';
import { LoadedTable } from '../../src/table/loaded-table.ts';
import { openForTest, seatedTable, stopClock, testContext } from './kit.ts';

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
  await loaded.execute(anne, { table, id: 'open', seen: 0, command: { k: 'reveal', nonce: anne.nonce } });
  const { moves } = anne.at(table).own;
  await loaded.execute(anne, {
    ...{ table, id: 'first', seen: anne.at(table).version },
    command: { k: 'move', move: moves[0] ?? '' },
  });
  await anne.sees(table, ({ public: { steps } }) => steps >= 2);
  expect(Math.max(...attempts.values())).toBe(2);
  loaded.stop();
});

it('a bot takes the same time for a secret choice, whether it thinks or not', async () => {
  const pass = stopClock();
  const { service, anne } = await openForTest();
  const table = await seatedTable({ ruleset: 'jamaica-1', seats: 3 }, anne);
  await service.tables.stop();
  /** The bot in seat 1 knows its answer at once, the one in seat 2 has to think. */
  const think = async ({ view }: Decision): Promise<Thought> => {
    const seat = Number(view.viewer);
    if (seat === 2) await new Promise((done) => setTimeout(done, 500));
    return { move: loaded.table.questions[seat]?.moves[0] ?? '' };
  };
  const row = await service.store.table(table);
  if (row === undefined) throw new Error('no table');
  const context = testContext(service.store, { think, botPause: 800 });
  const loaded: LoadedTable = await LoadedTable.open(context, row);
  onTestFinished(() => loaded.stop());
  await loaded.addViewer(anne, undefined);
  await loaded.execute(anne, { table, id: 'go', seen: anne.at(table).version, command: { k: 'start' } });
  const waiting = (): readonly number[] => anne.at(table).public.waiting;
  while (waiting().length < 3) {
    const { version, own } = anne.at(table);
    const command = { k: 'move', move: own.moves[0] ?? '' } as const;
    if (own.moves.length > 0)
      await loaded.execute(anne, { table, id: `m${version}`, seen: version, command });
    else await pass(100);
  }
  await pass(799);
  expect(waiting()).toEqual([0, 1, 2]);
  await pass(1);
  await anne.sees(table, ({ public: all }) => all.waiting.length === 1);
  expect(waiting()).toEqual([0]);
});
