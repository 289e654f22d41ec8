import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';
import { writeGolden } from './golden-games.ts';
import { perftBlocks, perftFiles, recount, writePerft } from './perft-tables.ts';
import { isShort, isUpdate } from './tables.ts';

// TOPSAIL_UPDATE=1 npx vitest run --no-file-parallelism packages/games/test/{golden,perft}.test.ts
if (isUpdate) {
  writeGolden();
  writePerft();
}

describe.each(perftFiles())('%s', (file) => {
  it.each(perftBlocks(file).map((block) => [block.split('\n')[0], block] as const))(
    '%s',
    (_position, block) => {
      expect(recount(block, isShort ? 300 : undefined)).toBe(block);
    },
  );
});

it('there is a table for every ruleset', () => {
  const rulesets = games.flatMap(({ rulesets: infos }) => infos.map(({ id }) => `${id}.perft`));
  expect(perftFiles()).toEqual(rulesets.sort());
});
