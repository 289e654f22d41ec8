import { createHmac, createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isTakenBack } from './chronicle.ts';
import type { Game } from './game.ts';
import { listRolls } from './record-rolls.ts';
import { toy } from './testing/toy/game.ts';
import { sealedToy } from './testing/toy/told.ts';

const game: Game = toy;

it('every roll of a record is listed, undone ones too, with who moved and the hash it comes from', () => {
  const { record, story } = sealedToy('listed');
  const rolls = listRolls({ game, record, story });
  const written = story.chronicle.flatMap((entry) =>
    isTakenBack(entry) ? [] : entry.rolls.map((value) => ({ seat: entry.seat, value })),
  );
  const start = record.start.map((value) => ({ seat: undefined, value }));
  expect(rolls.map(({ seat, value }) => ({ seat, value }))).toEqual([...start, ...written]);
  const { secret = '', nonces } = story.dice;
  const mixed = createHash('sha256').update(JSON.stringify(nonces)).digest();
  const [first] = rolls;
  const hash = createHmac('sha256', Buffer.from(secret, 'hex')).update(mixed).update('roll 0 try 0').digest();
  expect(first.hash).toBe(hash.toString('hex'));
  expect(first.value).toBe(1 + (hash.readUInt32BE(0) % first.sides));
});

it('nothing is listed while the secret is not told, nor of a record that is not true', () => {
  const { record, story } = sealedToy('listed');
  const { promise, nonces, sealed } = story.dice;
  expect(listRolls({ game, record, story: { ...story, dice: { promise, nonces, sealed } } })).toEqual([]);
  expect(listRolls({ game, record, story: { chronicle: story.chronicle } })).toEqual([]);
  const untrue = { ...story, dice: { ...story.dice, nonces: ['another'] } };
  expect(() => listRolls({ game, record, story: untrue })).toThrow('record/dice-roll');
});
