import { SPECTATOR } from '@topsail/engine';
import { describe, expect, test } from 'vitest';
import { saveSession } from '../../session/saved.ts';
import { must } from '../../session/testing/answers.ts';
import { botGame } from '../../session/testing/bot-game.ts';
import { roundsIn } from '../../replay/marks.ts';
import { proveRecord } from '../../replay/record-reel.ts';
import { lineThrough, plotOf, spread } from './chart.ts';
import { raceOf } from './race.ts';
import { turningPointsOf } from './turning-points.ts';

describe.each([
  { ruleset: 'jamaica-2', seats: 2, entrants: [0, 1, 'ghost'] },
  { ruleset: 'yassa', seats: 2, entrants: [0, 1] },
  { ruleset: 'cartagena-tortuga', seats: 3, entrants: [0, 1, 2] },
])('the course of $ruleset', async ({ ruleset, seats, entrants }) => {
  const { reel } = must(await proveRecord(saveSession(botGame(ruleset, seats))));
  const race = raceOf(reel, roundsIn(reel, 'all'));
  const outcome = reel.glimpse(reel.length - 1, 0).outcome;

  test('begins level for everybody and ends with somebody home', () => {
    expect(race.lanes.map(({ entrant }) => entrant)).toEqual(entrants);
    expect(new Set(race.lanes.map(({ left }) => left[0])).size).toBe(1);
    expect(Math.min(...race.lanes.map(({ left }) => left.at(-1) ?? -1))).toBe(0);
    for (const { left } of race.lanes) expect(left).toHaveLength(race.moments.length);
  });

  test('has few turning points, each told and in the order in which they came', () => {
    const turns = turningPointsOf(reel, SPECTATOR);
    const moments = turns.map(({ moment }) => moment);
    expect(turns.length).toBeGreaterThan(0);
    expect(turns.length).toBeLessThanOrEqual(4);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    for (const { by, told } of turns) {
      expect(entrants).toContain(by);
      expect(told).not.toBe('');
    }
    expect(outcome).toBeDefined();
  });

  test('says “you” to the person who made it', () => {
    const told = turningPointsOf(reel, SPECTATOR).find(({ told }) => told !== undefined);
    const seat = told?.by;
    if (typeof seat !== 'number') throw new Error('somebody turned the game');
    expect(turningPointsOf(reel, seat).map(({ told }) => told)).toContainEqual(
      expect.stringMatching(/^You /),
    );
  });

  test('is drawn from below to the top, within its frame', () => {
    const plot = plotOf(race);
    for (const { left } of race.lanes) {
      const points = [...lineThrough(plot, left).matchAll(/([\d.]+) ([\d.]+)/g)];
      expect(points).toHaveLength(left.length);
      for (const [, x, y] of points) {
        expect(Number(x)).toBeLessThanOrEqual(plot.width);
        expect(Number(y)).toBeLessThanOrEqual(plot.height);
      }
    }
  });
});

test('badges beside lines that end together do not cover each other', () => {
  expect(spread([10, 12, 90, 11], 25)).toEqual([10, 60, 90, 35]);
});
