import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { commandSchema } from './command.ts';
import { recoverSchema } from './people.ts';
import { planSchema } from './plan-request.ts';
import { toServerSchema } from './to-server.ts';

const sit = { k: 'sit', seat: 0, seal: '0f'.repeat(32) };
const reveal = { k: 'reveal', nonce: 'twenty-characters_AZ' };
const plan = { ruleset: 'yassa', seats: 2 };
const command = { t: 'command', id: 'an-id', table: 'here', seen: 0, command: { k: 'undo' } };

const long = (letters: number): string => 'x'.repeat(letters);
const live = (bankSeconds: number, incrementSeconds: number) => ({
  ...plan,
  clock: { kind: 'live', bankSeconds, incrementSeconds },
});
const slow = (hours: number) => ({ ...plan, clock: { kind: 'slow', hours } });

describe('what is sent is taken up to its limit, and not beyond:', () => {
  test.each<[what: string, schema: v.GenericSchema, taken: object, refused: object]>([
    ['the length of a move', commandSchema, { k: 'move', move: long(80) }, { k: 'move', move: long(81) }],
    ['the first seat', commandSchema, sit, { ...sit, seat: -1 }],
    ['a whole seat', commandSchema, { ...sit, seat: 1 }, { ...sit, seat: 0.5 }],
    ['the last colour', commandSchema, { ...sit, colour: 5 }, { ...sit, colour: 6 }],
    ['the first colour', commandSchema, { ...sit, colour: 0 }, { ...sit, colour: -1 }],
    ['a short nonce', commandSchema, reveal, { ...reveal, nonce: long(19) }],
    ['a long nonce', commandSchema, { ...reveal, nonce: long(64) }, { ...reveal, nonce: long(65) }],
    ['the letters of a nonce', commandSchema, reveal, { ...reveal, nonce: 'a nonce with some spaces' }],
    ['the length of a seal', commandSchema, sit, { ...sit, seal: '0f'.repeat(33) }],
    ['the letters of a seal', commandSchema, sit, { ...sit, seal: '0F'.repeat(32) }],
    ['a field nobody knows', commandSchema, sit, { ...sit, wind: 3 }],
    ['the length of an id', toServerSchema, { ...command, id: long(40) }, { ...command, id: long(41) }],
    ['an empty id', toServerSchema, { ...command, id: 'x' }, { ...command, id: '' }],
    ['the letters of an id', toServerSchema, command, { ...command, id: 'an id' }],
    [
      'the length of a table',
      toServerSchema,
      { ...command, table: long(40) },
      { ...command, table: long(41) },
    ],
    ['the letters of a table', toServerSchema, command, { ...command, table: '../here' }],
    ['the first version', toServerSchema, command, { ...command, seen: -1 }],
    ['a whole version', toServerSchema, command, { ...command, seen: 0.5 }],
    [
      'the length of what is said',
      toServerSchema,
      { t: 'say', table: 'here', channel: 'seats', text: long(300) },
      { t: 'say', table: 'here', channel: 'seats', text: long(301) },
    ],
    [
      'the channels',
      toServerSchema,
      { t: 'say', table: 'here', channel: 'spectators', text: '' },
      { t: 'say', table: 'here', channel: 'house', text: '' },
    ],
    ['the smallest bank', planSchema, live(5, 0), live(4, 0)],
    ['the largest bank', planSchema, live(86_400, 0), live(86_401, 0)],
    ['the smallest increment', planSchema, live(60, 0), live(60, -1)],
    ['the largest increment', planSchema, live(60, 3600), live(60, 3601)],
    ['the fewest hours', planSchema, slow(1), slow(0)],
    ['the most hours', planSchema, slow(720), slow(721)],
    ['whole hours', planSchema, slow(2), slow(1.5)],
    ['the longest delay', planSchema, { ...plan, delaySeconds: 3600 }, { ...plan, delaySeconds: 3601 }],
    ['a delay into the past', planSchema, { ...plan, delaySeconds: 0 }, { ...plan, delaySeconds: -1 }],
    [
      'the length of an option',
      planSchema,
      { ...plan, options: { x: long(200) } },
      { ...plan, options: { x: long(201) } },
    ],
    [
      'the name of an option',
      planSchema,
      { ...plan, options: { [long(40)]: '' } },
      { ...plan, options: { [long(41)]: '' } },
    ],
    ['the name of a ruleset', planSchema, { ...plan, ruleset: long(40) }, { ...plan, ruleset: long(41) }],
    ['whole seats', planSchema, plan, { ...plan, seats: 2.5 }],
    ['a short code', recoverSchema, { code: long(16) }, { code: long(15) }],
    ['a long code', recoverSchema, { code: long(64) }, { code: long(65) }],
    ['the letters of a code', recoverSchema, { code: '0123456789abc-_Z' }, { code: 'not one of the codes' }],
  ])('%s', (_what, schema, taken, refused) => {
    expect(v.safeParse(schema, taken).success).toBe(true);
    expect(v.safeParse(schema, refused).success).toBe(false);
  });
});

test('a plan that says no more than it must is a private table without a clock, open to spectators', () => {
  expect(v.parse(planSchema, plan)).toEqual({
    ...plan,
    ...{ options: {}, clock: { kind: 'none' }, visibility: 'link', spectators: true, delaySeconds: 0 },
    ...{ odds: true, standIn: 'mate' },
  });
});
