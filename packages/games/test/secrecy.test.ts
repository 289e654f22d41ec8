import { checkSecrecyIn } from '@topsail/engine/testing';
import { describe, expect, it } from 'vitest';
import { everyTable, isShort } from './tables.ts';

/** Over all tables together; `npm run secrecy` does the same with a million. */
const POSITIONS = isShort ? 800 : 20_000;

describe('nobody learns what they may not:', () => {
  const tables = everyTable();
  const each = Math.ceil(POSITIONS / tables.length);

  for (const { name, game, setup } of tables) {
    it(name, () => {
      const { positions, told } = checkSecrecyIn(game, setup, 'secret', each);
      expect(positions).toBe(each);
      expect(told).toBeGreaterThan(0.5 * positions);
    });
  }
});
