import { expect, test } from 'vitest';
import { saveSession } from '../session/saved.ts';
import { must } from '../session/testing/answers.ts';
import { botGame } from '../session/testing/bot-game.ts';
import { highlightsIn, lastBefore, nextOf, roundAt, roundsIn } from './marks.ts';
import { proveRecord } from './record-reel.ts';

test('rounds of a race begin where its captain changes, and battles are found in them', async () => {
  const { reel } = must(await proveRecord(saveSession(botGame('jamaica-1', 3))));
  const rounds = roundsIn(reel, 0);
  expect(rounds[0]).toBe(0);
  for (const [n, moment] of rounds.entries())
    expect(reel.glimpse(moment, 0).view.table).toMatchObject({ round: n + 1 });
  const [battle = 0] = highlightsIn(reel, 0);
  expect(reel.glimpse(battle, 0).view.table).not.toMatchObject({ battle: null });
});

test('an escape is counted by turns', async () => {
  const { reel } = must(await proveRecord(saveSession(botGame('cartagena-jamaica', 2, 20))));
  for (const moment of roundsIn(reel, 0)) expect(reel.lines(moment, 0).some(({ head }) => head)).toBe(true);
  expect(highlightsIn(reel, 0)).toEqual([]);
});

test('one goes from mark to mark in either direction', () => {
  const marks = [0, 7, 12];
  expect([nextOf(marks, 7), nextOf(marks, 8), nextOf(marks, 12)]).toEqual([12, 12, undefined]);
  expect([lastBefore(marks, 7), lastBefore(marks, 8), lastBefore(marks, 0)]).toEqual([0, 7, undefined]);
  expect([0, 6, 7, 40].map((moment) => roundAt(marks, moment))).toEqual([1, 1, 2, 3]);
});
