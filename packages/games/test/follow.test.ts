import { checkFollowIn } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import { everyTable, isShort } from './tables.ts';

/** Over all tables together, each position with one viewer; `npm run secrecy` does the same with a million. */
const POSITIONS = isShort ? 2_000 : 20_000;

describe('what everybody hears leads from what they see before to what they see after:', () => {
  const tables = everyTable();
  const each = Math.ceil(POSITIONS / tables.length);

  it.each(tables)('$name', ({ game, setup }) => {
    expect(checkFollowIn(game, setup, 'follow', each)).toBeGreaterThanOrEqual(each);
  });
});
