import { makeRecord, seeded, verifyRecord, type Game, type GameRecord } from '@topsail/engine';
import { alteredSomewhere, checkAlteration } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';
import { goldenNames, goldenText } from './golden-games.ts';
import { isShort } from './tables.ts';

/** How many places of every record are altered, each in several ways. */
const PLACES = isShort ? 4 : 12;

function golden(name: string): { game: Game; record: GameRecord } {
  const verified = verifyRecord(games, goldenText(name));
  if (!verified.ok) throw new Error(`${name}: ${verified.refusal.code}`);
  return verified.value;
}

describe('a record that was altered is refused near the altered line:', () => {
  it.each(goldenNames())('%s', (name) => {
    const { game, record } = golden(name);
    const text = makeRecord(game, record);
    expect(verifyRecord(games, text)).toMatchObject({ ok: true, value: { form: 2, record } });
    for (const alteration of alteredSomewhere(text, PLACES, seeded(name)))
      checkAlteration(games, text, alteration);
  });
});

describe('a roll that changes no position', () => {
  const name = 'jamaica-1-three';
  const loaded = '1 powder 0 | 4';
  const instead = '1 powder 0 | 2';

  it('can be changed unnoticed in a record of form 1', () => {
    const text = goldenText(name);
    expect(text.split('\n')[86]).toBe(loaded);
    const altered = text.split('\n').with(86, instead).join('\n');
    expect(verifyRecord(games, altered)).toMatchObject({ ok: true, value: { form: 1 } });
  });

  it('is found at the next check in a record of form 2', () => {
    const { game, record } = golden(name);
    const lines = makeRecord(game, record).split('\n');
    const at = lines.indexOf(loaded);
    const check = lines.findIndex((line, index) => index > at && line.startsWith('check '));
    expect(verifyRecord(games, lines.with(at, instead).join('\n'))).toEqual({
      ok: false,
      refusal: { code: 'record/altered', params: { line: check + 1, after: check - 10 } },
    });
  });
});
