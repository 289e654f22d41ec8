import { scratch } from '@topsail/engine/scratch';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newGuest, openTestService, playOn, startedTable, type Guest, type TestService } from './kit.ts';

const file = scratch();
let at: TestService;
let anne: Guest;
let mary: Guest;

beforeEach(async () => {
  at = await openTestService(file('ring.db'));
  anne = await newGuest(at, 'Anne');
  mary = await newGuest(at, 'Mary');
});

afterEach(async () => {
  await at.tables.stop();
  await at.store.close();
});

it('a game that is offered to nobody is played by its id, against a bot', async () => {
  const table = await startedTable({ ruleset: 'ring', seats: 2, options: { laps: '2' } }, anne);
  await playOn(table, [anne]);
  const { outcome } = anne.at(table).public;
  expect(outcome?.standings.map(({ parts }) => parts.map(({ part }) => part))).toEqual([
    ['spaces'],
    ['spaces'],
  ]);
});

it('the card of one seat comes to the other only when both are turned up', async () => {
  const table = await startedTable({ ruleset: 'ring', seats: 2 }, anne, mary);
  await anne.did(table, { k: 'move', move: 'pick 3' });
  const waiting = await mary.sees(table, ({ public: { waiting } }) => waiting.length === 1);
  expect(anne.at(table).own.game).toEqual({ pick: 3 });
  expect(waiting.own.game).toEqual({ pick: null });
  expect(waiting.changes.flatMap(({ events = [] }) => events)).toContainEqual({ e: 'picked', seat: 0 });
  await mary.did(table, { k: 'move', move: 'pick 3' });
  const turned = await mary.sees(table, ({ public: { steps } }) => steps === 2);
  expect(turned.changes.flatMap(({ events = [] }) => events)).toContainEqual({
    e: 'turned',
    cards: [3, 3],
    die: null,
  });
});
