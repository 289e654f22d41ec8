import { describe, expect, test } from 'vitest';
import { deedsSummary } from '../deeds/table.ts';
import { deedsOf, watchGame } from '../deeds/watch.ts';

const SETUP = { ruleset: 'jamaica-2', seats: 4, options: { ghost: 'no' } };
const NAMES = deedsOf('jamaica-2').map(({ name }) => name);
const GAMES = 8;
/** What no level may do without a reason. */
const NEVER = [
  'wins a battle and takes nothing',
  'leaves a treasure lying',
  'throws away cargo worth 2 points more than need be',
];

describe('levels err as people do:', () => {
  test.each([
    ['cabin-boy', 0.08],
    ['sailor', 0.03],
    ['mate', 0.03],
  ] as const)('%s seldom does what nobody does', (level, most) => {
    const games = Array.from({ length: GAMES }, (_, i) => watchGame(level, SETUP, `levels ${i}`));
    const deeds = deedsSummary(NAMES, games, '1').deeds.filter(({ deed }) => NEVER.includes(deed));
    expect(deeds).toHaveLength(NEVER.length);
    for (const { share, occasions } of deeds) {
      expect(occasions).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(most);
    }
  });
});
