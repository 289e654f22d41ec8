import { describe, expect, it } from 'vitest';
import type { Setup } from '@topsail/engine';
import { botFor } from '../roster.ts';
import type { Bot } from '../bot.ts';
import { playGame } from './play-game.ts';
import { playCluster, playMatch } from './play-match.ts';
import { rotations, seedsFor } from './rotations.ts';

const yassa: Setup = { ruleset: 'yassa', seats: 3, options: { ghost: 'no' } };
const random = botFor('random', 'yassa');

describe('the rotations of a line-up', () => {
  it('seat every bot once on every seat', () => {
    const all = rotations(['a', 'b', 'c', 'd']);
    for (let seat = 0; seat < 4; seat++)
      expect(all.map((names) => names[seat]).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('seat one against three copies in four ways', () => {
    expect(rotations(['a', 'b', 'b', 'b']).map((names) => names.indexOf('a'))).toEqual([0, 3, 2, 1]);
  });

  it('are not repeated where they seat the same names alike', () => {
    expect(rotations(['a', 'b', 'a', 'b'])).toEqual([
      ['a', 'b', 'a', 'b'],
      ['b', 'a', 'b', 'a'],
    ]);
    expect(rotations(['a', 'a', 'a'])).toHaveLength(1);
  });

  it('are all played, so that games come in whole seeds', () => {
    expect(seedsFor(9, ['a', 'b', 'c', 'd'])).toBe(3);
    expect(seedsFor(8, ['a', 'b', 'c', 'd'])).toBe(2);
  });
});

describe('a game of the arena', () => {
  it('is the same for the same seed, and another for another', () => {
    const match = { setup: yassa, lineUp: ['random', 'random', 'random'] } as const;
    expect(playMatch(match, '1')).toEqual(playMatch(match, '1'));
    expect(playMatch(match, '1')).not.toEqual(playMatch(match, '2'));
  });

  it('asks a bot for every choice of its seat, with the view of that seat, and times it', () => {
    const seen = new Set<unknown>();
    const watcher: Bot = {
      choose(view, seed) {
        seen.add(view.viewer);
        return random.choose(view, seed);
      },
    };
    let now = 0;
    const sitters = [
      { name: 'other', bot: random },
      { name: 'watcher', bot: watcher },
      { name: 'other', bot: random },
    ];
    const { times, moves } = playGame(yassa, sitters, '1', () => now++);
    expect([...seen]).toEqual([1]);
    expect(new Set(times.watcher)).toEqual(new Set([1]));
    expect(times.watcher.length + times.other.length).toBeLessThanOrEqual(moves);
    expect(times.watcher.length).toBeGreaterThan(10);
  });

  it('gives every seat a place, and one win in all', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { seats } = playMatch({ setup: yassa, lineUp: ['random', 'random', 'random'] }, String(seed));
      expect(seats.reduce((sum, { place }) => sum + place, 0)).toBe(6);
      expect(seats.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(1, 12);
    }
  });

  it('stops at a bot that answers with what is no legal move', () => {
    const liar = { name: 'liar', bot: { choose: () => 'win' } };
    expect(() => playGame(yassa, [liar, liar, liar], '1')).toThrow('liar answered "win"');
  });

  it('wants a bot for every seat', () => {
    expect(() => playGame(yassa, [], '1')).toThrow('0 bots cannot take 3 seats');
  });
});

describe('a cluster', () => {
  it('is one seed in every rotation, and equal bots play the same game in each', () => {
    const games = [...playCluster({ setup: yassa, lineUp: ['random', 'random', 'thumb'] }, '1')];
    expect(games.map(({ seats }) => seats.map(({ name }) => name))).toEqual([
      ['random', 'random', 'thumb'],
      ['random', 'thumb', 'random'],
      ['thumb', 'random', 'random'],
    ]);
    const alike = ['a', 'b', 'c'].map((name) => ({ name, bot: random }));
    const scores = (names: typeof alike): number[] =>
      playGame(yassa, names, '1').seats.map(({ score }) => score);
    expect(scores(alike)).toEqual(scores(alike.toReversed()));
  });
});
