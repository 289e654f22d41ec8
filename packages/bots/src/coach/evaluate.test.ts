import { SPECTATOR } from '@topsail/engine';
import { games } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { coachFor } from '../roster.ts';
import { choicesOf } from '../testing/positions.ts';

const TABLES = [
  ['jamaica-1', 4, {}],
  ['jamaica-2', 2, {}],
  ['yassa', 3, {}],
  ['cartagena-tortuga', 3, {}],
  ['cartagena-jamaica', 2, {}],
] as const;

describe('what everybody may look forward to', () => {
  test.each(TABLES)(
    'is told to every viewer, asked or not, and adds up: %s, %i seats',
    (ruleset, seats, options) => {
      const game = games.find(({ rulesets }) => rulesets.some(({ id }) => id === ruleset))!;
      const setup = game.checkSetup(ruleset, seats, options);
      if (!setup.ok) throw new Error(setup.refusal.code);
      let choice = 0;
      for (const { state } of choicesOf(setup.value, 'evaluate')) {
        if (choice++ % 20 !== 10) continue;
        for (const viewer of [0, seats - 1, SPECTATOR] as const) {
          const { chances, scores } = coachFor(ruleset).evaluate(game.view(state, viewer), 1);
          expect(chances.length).toBeGreaterThanOrEqual(seats);
          expect(chances.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
          expect(scores.every(({ mean }) => Number.isFinite(mean))).toBe(true);
        }
        if (choice > 60) break;
      }
    },
  );
});
