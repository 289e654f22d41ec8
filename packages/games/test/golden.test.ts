import { makeRecord, verifyRecord } from '@topsail/engine';
import { inFormOne } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';
import { goldenNames, goldenText, writeGolden } from './golden-games.ts';
import { isUpdate } from './tables.ts';

// TOPSAIL_UPDATE=1 npx vitest run --no-file-parallelism packages/games/test/{golden,perft}.test.ts
if (isUpdate) writeGolden();

describe('a game of old is still true:', () => {
  it.each(goldenNames())('%s', (name) => {
    const text = goldenText(name);
    const verified = verifyRecord(games, text);
    if (!verified.ok) throw new Error(`${name}.txt: ${JSON.stringify(verified.refusal)}`);
    const { form, game, record, finished } = verified.value;
    expect(finished).toBe(true);
    const written = makeRecord(game, record);
    expect(form === 1 ? inFormOne(written) : written).toBe(text.replace(/^#.*\n/gm, ''));
  });

  it('there is one for every ruleset', () => {
    const told = goldenNames().map((name) => /^ruleset (\S+)@/m.exec(goldenText(name))?.[1]);
    expect([...new Set(told)].sort()).toEqual(
      games.flatMap(({ rulesets }) => rulesets.map(({ id }) => id)).sort(),
    );
  });
});
