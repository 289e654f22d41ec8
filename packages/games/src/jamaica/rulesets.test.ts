import { describe, expect, it } from 'vitest';
import { jamaica } from './index.ts';
import { firstEdition, rulesetOf, RULESETS, secondEdition, yassa } from './rulesets.ts';

describe('the rulesets', () => {
  it('are the three of the family, each found by its id', () => {
    expect(RULESETS.map(({ id }) => id)).toEqual(['jamaica-1', 'jamaica-2', 'yassa']);
    for (const rules of RULESETS) expect(rulesetOf(rules.id)).toBe(rules);
    expect(jamaica.rulesets).toEqual(
      RULESETS.map(({ id, revision, seats, open }) => ({ id, revision, seats, open, offered: true })),
    );
  });

  it('the two editions differ in shortage, theft and ghost, and in nothing else', () => {
    const { id, shortage, blindTheft, ghostOptional } = firstEdition;
    expect({ ...secondEdition, id, shortage, blindTheft, ghostOptional }).toEqual(firstEdition);
    expect(secondEdition.shortage).not.toBe(shortage);
    expect(secondEdition.blindTheft).not.toBe(blindTheft);
    expect([ghostOptional, secondEdition.ghostOptional]).toEqual([[], [3, 4, 5]]);
  });

  it('Yassa has no treasure cards, no star and no ghost', () => {
    expect(yassa.treasure.cards).toBe(0);
    expect(yassa.battleDie).toEqual([1, 2, 3, 4, 5, 6]);
    expect([yassa.ghostCompulsory, yassa.ghostOptional]).toEqual([[], []]);
    expect(yassa.shortage).toBe(firstEdition.shortage);
  });
});
