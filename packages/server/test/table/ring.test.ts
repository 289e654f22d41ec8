import { beforeEach, expect, it } from 'vitest';
import { openForTest, playOn, startedTable, type Guest } from './kit.ts';

let anne: Guest;
let mary: Guest;

beforeEach(async () => {
  ({ anne, mary } = await openForTest());
});

it('a game that no page offers can be played by its id, against a bot', async () => {
  const table = await startedTable({ ruleset: 'ring', seats: 2, options: { laps: '2' } }, anne);
  await playOn(table, [anne]);
  const { outcome } = anne.at(table).public;
  expect(outcome?.standings.map(({ parts }) => parts.map(({ part }) => part))).toEqual([
    ['spaces'],
    ['spaces'],
  ]);
});

it('a seat sees the card of the other only when both are revealed', async () => {
  const table = await startedTable({ ruleset: 'ring', seats: 2 }, anne, mary);
  await anne.does(table, { k: 'move', move: 'pick 3' });
  const waiting = await mary.sees(table, ({ public: { waiting } }) => waiting.length === 1);
  expect(anne.at(table).own.game).toEqual({ pick: 3 });
  expect(waiting.own.game).toEqual({ pick: null });
  expect(waiting.changes.flatMap(({ events = [] }) => events)).toContainEqual({ e: 'picked', seat: 0 });
  await mary.does(table, { k: 'move', move: 'pick 3' });
  const turned = await mary.sees(table, ({ public: { steps } }) => steps === 2);
  expect(turned.changes.flatMap(({ events = [] }) => events)).toContainEqual({
    e: 'turned',
    cards: [3, 3],
    die: null,
  });
});
