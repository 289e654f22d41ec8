import { describe, expect, it } from 'vitest';
import type { Chance } from './chance.ts';
import { seeded } from './chance/seeded.ts';
import type { Game } from './game.ts';
import { verifyRecord } from './record-proof.ts';
import { makeRecord } from './record-text.ts';
import { alteredAt, alteredLines, checkAlteration } from './testing/alterations.ts';
import { inFormOne } from './testing/form-one.ts';
import { toy } from './testing/toy/game.ts';
import { toldToy } from './testing/toy/told.ts';

const game: Game = toy;
const { record, story } = toldToy('chained', 26);
const { promise, nonces } = story.dice;
const chance: Chance = seeded('which lines');
/** In a hurry, some characters instead of all. */
const STRIDE = process.env.TOPSAIL_SHORT === '1' ? 11 : 1;

describe.each([
  ['with proved dice', story, 1],
  ['with promised dice', { ...story, dice: { promise, nonces } }, 3],
  ['without a promise', { chronicle: story.chronicle }, 3],
])('a record %s', (_what, told, every) => {
  const text = makeRecord(game, record, told, ['seat 1', 'by Żaneta']);
  const lines = text.trim().split('\n').length;

  it('is long enough to be interesting', () => {
    expect(verifyRecord([game], text)).toMatchObject({ ok: true, value: { form: 2 } });
    expect(text.match(/^check /gm)?.length).toBeGreaterThan(3);
  });

  it('is refused near the place when any character is changed, left out or put in', () => {
    for (let at = 0; at < text.length; at += every * STRIDE)
      for (const alteration of alteredAt(text, at)) checkAlteration([game], text, alteration);
  });

  it('is refused near the place when lines change places, are missing or stand there twice', () => {
    for (let line = 0; line < lines; line++)
      for (const alteration of alteredLines(text, line, chance.roll(lines, 'line') - 1))
        checkAlteration([game], text, alteration);
  });
});

describe('a record of form 1', () => {
  const text = inFormOne(makeRecord(game, record, { chronicle: story.chronicle }));

  it('is still read and proved', () => {
    expect(verifyRecord([game], text)).toMatchObject({ ok: true, value: { form: 1, record } });
  });

  it('that says it is of form 2 is refused', () => {
    const upgraded = text.replace('topsail record 1', 'topsail record 2');
    expect(verifyRecord([game], upgraded)).toMatchObject({ ok: false });
  });
});
