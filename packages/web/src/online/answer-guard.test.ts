import { expect, test } from 'vitest';
import { AnswerGuard } from './answer-guard.ts';

test('a version is answered once, and the next version once more', () => {
  const guard = new AnswerGuard();
  expect([7, 7, 7, 8, 8].map((version) => guard.admits(version))).toEqual([true, false, false, true, false]);
});

test('a version whose answer was refused is answered again', () => {
  const guard = new AnswerGuard();
  guard.admits(7);
  guard.reopen();
  expect([7, 7].map((version) => guard.admits(version))).toEqual([true, false]);
});
