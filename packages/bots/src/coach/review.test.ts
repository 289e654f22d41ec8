import { replay, type GameRecord } from '@topsail/engine';
import { jamaica, knownGameOf } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { jamaicaValue } from '../jamaica/coach.ts';
import { winShares } from '../judgement.ts';
import { cartagenaValue } from '../cartagena/coach.ts';
import { recordOf } from '../testing/records.ts';
import type { StateValue } from './evaluation.ts';
import { reviewGame, type Care, type GameReview } from './review.ts';

const QUICK: Care = { tries: 4, meanTries: 36, most: 36, draws: 12 };
/** The parts add up however rough the estimates are. */
const ROUGH: Care = { tries: 1, meanTries: 1, most: 1, draws: 1 };

function reviewed(record: GameRecord, value: StateValue, seed = 1, care = QUICK): GameReview {
  const review = reviewGame(knownGameOf(record.setup.ruleset), record, value, seed, care);
  if (!review.ok) throw new Error(review.refusal.code);
  return review.value;
}

function resultOf(record: GameRecord): number[] {
  const game = knownGameOf(record.setup.ruleset);
  const end = replay(game, record);
  if (!end.ok) throw new Error(end.refusal.code);
  const shares = new Float64Array(7);
  winShares(game.outcome(end.value)!, shares);
  return Array.from(shares.slice(0, record.setup.seats));
}

const TABLES = [
  ['jamaica-1', 4, {}, jamaicaValue],
  ['jamaica-2', 3, { ghost: 'yes' }, jamaicaValue],
  ['yassa', 2, {}, jamaicaValue],
  ['cartagena-jamaica', 3, {}, cartagenaValue],
  ['cartagena-tortuga', 2, {}, cartagenaValue],
  ['cartagena-hispaniola', 4, {}, cartagenaValue],
] as const;
const GAMES = 20;

describe('a game gone through', () => {
  test.each(TABLES)(
    'has parts that add up to the result: %s, %i seats',
    (ruleset, seats, options, stateValueIn) => {
      const setup = knownGameOf(ruleset).checkSetup(ruleset, seats, options);
      if (!setup.ok) throw new Error(setup.refusal.code);
      for (let n = 0; n < GAMES; n++) {
        const record = recordOf(setup.value, `game ${n}`, 'thumb');
        const parts = reviewed(record, stateValueIn(ruleset), n, n === 0 ? QUICK : ROUGH).seats;
        const result = resultOf(record);
        parts.forEach(({ start, luck, own, others }, seat) =>
          expect(start + luck + own + others).toBeCloseTo(result[seat] - 1 / seats, 10),
        );
      }
    },
  );

  const setup = { ruleset: 'jamaica-2', seats: 3, options: { ghost: 'no' } };
  const record = recordOf(setup, 'review', 'thumb');

  test('has luck only where something was rolled or drawn, and says what', () => {
    const { steps } = reviewed(record, jamaicaValue('jamaica-2'));
    expect(steps).toHaveLength(record.steps.length);
    steps.forEach(({ luck, rolled }, i) => {
      expect(rolled.length > 0).toBe(record.steps[i].rolls.length > 0);
      if (rolled.length === 0) expect(luck.every((part) => part === 0)).toBe(true);
    });
    expect(new Set(steps.flatMap(({ rolled }) => rolled))).toContain('battle die');
  });

  test('is the same each time with the same seed', () => {
    const value = jamaicaValue('jamaica-2');
    expect(reviewed(record, value, 5)).toEqual(reviewed(record, value, 5));
    expect(reviewed(record, value, 5)).not.toEqual(reviewed(record, value, 6));
  });

  test('is refused when it does not fit the rules', () => {
    const broken = { ...record, steps: record.steps.slice(1) };
    expect(reviewGame(jamaica, broken, jamaicaValue('jamaica-2'), 1, QUICK).ok).toBe(false);
  });
});
