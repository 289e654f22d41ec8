import { expect, it } from 'vitest';
import { scripted } from './chance/scripted.ts';
import type { Game } from './game.ts';
import { toy } from './testing/toy/game.ts';
import { LONG_RACE } from './testing/toy/played.ts';
import { isUnfinished } from './unfinished.ts';

/** Whether an answer is unfinished that was part of one whole, where the next question is part of another. */
function between(before: string | undefined, after: string | undefined): boolean {
  const [first, second] = [toy.setup(LONG_RACE, scripted(1, 1, 1)), toy.setup(LONG_RACE, scripted(1, 1, 1))];
  const asking: Game = {
    ...toy,
    question: (state) => ({ ...toy.question(first), whole: state === first ? before : after }),
  };
  return isUnfinished(asking, first, second);
}

it('is unfinished while the same whole is asked for', () => {
  expect(between('pay 3 food', 'pay 3 food')).toBe(true);
  expect(between('pay 3 food', 'pay 2 gold')).toBe(false);
  expect(between('pay 3 food', undefined)).toBe(false);
  expect(between(undefined, 'pay 3 food')).toBe(false);
  expect(between(undefined, undefined)).toBe(false);
});
