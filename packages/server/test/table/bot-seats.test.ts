import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { Room } from '../../src/table/room.ts';
import { aroundOf, newGuest, openTestHouse, seatedTable } from './kit.ts';

const file = scratch();

it('a bot that cannot think is given a moment, and then any move is played for it', async () => {
  const at = await openTestHouse(file('thoughtless.db'));
  const anne = await newGuest(at, 'Anne');
  const table = await seatedTable({ ruleset: 'yassa', seats: 2 }, anne);
  await at.house.stop();

  let thoughts = 0;
  const think = (): Promise<never> => {
    thoughts++;
    return thoughts < 100 ? Promise.reject(new Error('no thoughts')) : new Promise(() => undefined);
  };
  const row = await at.store.table(table);
  if (row === undefined) throw new Error('no table');
  const room = await Room.open(aroundOf(at.store, { think }), row);
  await room.enter(anne, undefined);
  await room.act(anne, { table, command: 'go', seen: anne.at(table).version, deed: { k: 'start' } });
  const { moves } = anne.at(table).own;
  await room.act(anne, {
    ...{ table, command: 'first', seen: anne.at(table).version },
    deed: { k: 'move', move: moves[0] ?? '' },
  });
  await anne.sees(table, ({ public: { steps } }) => steps >= 2);
  // Two about this question, and perhaps one about the next.
  expect(thoughts).toBeLessThanOrEqual(3);
  room.stop();
  await at.store.close();
});
