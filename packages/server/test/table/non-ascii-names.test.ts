import { scratch } from '@topsail/engine/scratch';
import { expect, it } from 'vitest';
import { asciiJson } from '../../src/ascii.ts';
import { newGuest, openTestService, startedTable } from './kit.ts';

const file = scratch();
const BEYOND_ASCII = /[^\0-\x7f]/;

it('says everything in ASCII, and loses no letter by it', () => {
  const said = { name: 'Ганна Żółw', flag: '🏴‍☠️', quoted: '"\\é\u2028"', plain: 'Anne' };
  expect(asciiJson(said)).not.toMatch(BEYOND_ASCII);
  expect(JSON.parse(asciiJson(said))).toEqual(said);
});

it('shows names in any script to everybody at the table', async () => {
  const at = await openTestService(file('letters.db'));
  const hanna = await newGuest(at, 'Ганна 🏴‍☠️');
  const onlooker = await newGuest(at, 'Żółw');
  const texts: string[] = [];
  const send = onlooker.send.bind(onlooker);
  onlooker.send = (text) => {
    texts.push(text);
    send(text);
  };
  const table = await startedTable({ ruleset: 'yassa', seats: 2 }, hanna);
  const { public: shown } = await onlooker.opens(table, 0);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => BEYOND_ASCII.test(text))).toEqual([]);
  expect(shown.seats[0]?.occupant).toMatchObject({ name: 'Ганна 🏴‍☠️' });
  await at.tables.stop();
  await at.store.close();
});
