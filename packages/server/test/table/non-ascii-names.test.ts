import { expect, it } from 'vitest';
import { asciiJson } from '../../src/ascii.ts';
import { newGuest, openForTest, startedTable } from './kit.ts';

const BEYOND_ASCII = /[^\0-\x7f]/;

it('JSON for frames is ASCII and loses no character', () => {
  const value = { name: 'Ганна Żółw', flag: '🏴‍☠️', quoted: '"\\é\u2028"', plain: 'Anne' };
  expect(asciiJson(value)).not.toMatch(BEYOND_ASCII);
  expect(JSON.parse(asciiJson(value))).toEqual(value);
});

it('frames show names in any script', async () => {
  const { service, spectator } = await openForTest();
  const hanna = await newGuest(service, 'Ганна 🏴‍☠️');
  const texts: string[] = [];
  const send = spectator.send.bind(spectator);
  spectator.send = (text) => {
    texts.push(text);
    send(text);
  };
  const table = await startedTable({ ruleset: 'yassa', seats: 2 }, hanna);
  const { public: shown } = await spectator.opens(table, 0);
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => BEYOND_ASCII.test(text))).toEqual([]);
  expect(shown.seats[0]?.occupant).toMatchObject({ name: 'Ганна 🏴‍☠️' });
});
