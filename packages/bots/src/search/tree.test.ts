import { movesOf, type GameView } from '@topsail/engine';
import { jamaica, type jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { randomMind } from '../baselines/random-mind.ts';
import { jamaicaLore } from '../jamaica/lore.ts';
import { jamaicaMind } from '../jamaica/mind.ts';
import type { Mind } from '../mind.ts';
import { bareTable, deal, space, stowed } from '../testing/jamaica-scene.ts';
import { miser } from '../testing/minds.ts';
import { choicesOf } from '../testing/positions.ts';
import { CLEAR_SIGHT } from './estimate.ts';
import { treeBot } from './tree-bot.ts';
import { searchTree, type TreeSearch } from './tree.ts';

const HOW: TreeSearch = { perMove: 40, most: 400, turns: 1, patience: 5 };
const learnedMind = jamaicaMind(jamaicaLore('jamaica-1'));

/** All about to pick; seat 0 may load gold twice, or something else. */
function richChoice(): GameView {
  const s = bareTable();
  Object.assign(s, { morning: 5, evening: 4 });
  deal(s, 0, 'food/powder', 'gold/gold', 'powder/food');
  return jamaica.view(s, 0);
}

/** Seat 0 wins if it sails home now; else seat 1, which is nearer, will. */
function lastChance(): GameView {
  const s = bareTable('jamaica-1', 3);
  Object.assign(s, { morning: 2, evening: 2 });
  Object.assign(s.ships[0], { at: space(s, 46), holds: stowed('food 6', 'gold 6') });
  Object.assign(s.ships[1], { at: space(s, 49), holds: stowed('gold 5') });
  Object.assign(s.ships[2], { at: space(s, 44), holds: stowed('gold 1') });
  deal(s, 0, 'food/powder', 'powder/food', 'forward/forward');
  return jamaica.view(s, 0);
}

function best(mind: Mind, view: GameView, how: TreeSearch, seed: number): string {
  return searchTree(mind, how, view, seed)[0].move.text;
}

describe('a search of trees', () => {
  test('finds the card that brings most gold for one to whom gold is everything', () => {
    for (let seed = 1; seed <= 5; seed++) expect(best(miser, richChoice(), HOW, seed)).toBe('card gold/gold');
  });

  test('sails home when that wins', () => {
    for (let seed = 1; seed <= 3; seed++) {
      expect(best(learnedMind, lastChance(), { ...HOW, turns: 2 }, seed)).toBe('card forward/forward');
      const toTheEnd = { ...HOW, perMove: 100, turns: Infinity, patience: 0 };
      expect(best(randomMind(jamaica, 40), lastChance(), toTheEnd, seed)).toBe('card forward/forward');
    }
  });

  test('gives the same branches in the same order for the same view and seed', () => {
    const told = (seed: number): unknown =>
      searchTree(learnedMind, HOW, richChoice(), seed).map(({ move, visits, total }) => [
        ...[move.text, visits, total],
      ]);
    expect(told(3)).toEqual(told(3));
    expect(told(3)).not.toEqual(told(4));
  });

  test('has every legal move among its branches, once, in every kind of position', () => {
    const setup = { ruleset: 'jamaica-2', seats: 4, options: { ghost: 'yes' } };
    const seen = new Set<string>();
    const how = { ...HOW, perMove: 2 };
    for (const { state, seat, moves } of choicesOf(setup, 'branches')) {
      const branches = searchTree(learnedMind, how, jamaica.view(state as jamaicaRules.State, seat), 1);
      expect(branches.map(({ move }) => move.text).toSorted()).toEqual(
        moves.map(({ text }) => text).toSorted(),
      );
      seen.add(jamaica.question(state as jamaicaRules.State).kind);
    }
    expect(seen.size).toBeGreaterThan(6);
  });

  test('tries the moves that stay in question about as often as it is told, and drops the worse half', () => {
    const branches = searchTree(miser, { ...HOW, perMove: 100 }, richChoice(), 1);
    const visits = branches.map((branch) => branch.visits);
    expect(visits.reduce((sum, n) => sum + n)).toBe(300);
    expect(visits[0]).toBe(125);
    expect(visits[2]).toBe(50);
  });

  test('never tries more often than its limit, whatever the number of moves', () => {
    const branches = searchTree(miser, { ...HOW, perMove: 100, most: 60 }, richChoice(), 1);
    expect(branches.reduce((sum, { visits }) => sum + visits, 0)).toBe(60);
  });

  test('asks after every try whether to stop, and stops at once with a legal move', () => {
    for (const limit of [1, 2, 50]) {
      let polls = 0;
      const stop = (): boolean => ++polls >= limit;
      const branches = searchTree(learnedMind, { ...HOW, perMove: 1e9, most: 1e9 }, richChoice(), 1, {
        stop,
      });
      expect(polls).toBe(limit);
      expect(branches.reduce((sum, { visits }) => sum + visits, 0)).toBe(limit);
      expect(branches).toHaveLength(3);
    }
  });

  test('when stopped early still prefers what it has seen to be good', () => {
    let polls = 0;
    const [first] = searchTree(miser, { ...HOW, perMove: 1e9, most: 1e9 }, richChoice(), 1, {
      stop: () => ++polls >= 60,
    });
    expect(first.move.text).toBe('card gold/gold');
  });

  test('does not search where there is one move only', () => {
    const s = bareTable();
    deal(s, 0, 'gold/gold');
    let polls = 0;
    const stop = (): boolean => ++polls > 0;
    expect(searchTree(miser, HOW, jamaica.view(s, 0), 1, { stop }).map(({ move }) => move)).toEqual(
      movesOf(jamaica, s, 0),
    );
    expect(polls).toBe(0);
  });

  test('makes a bot, which plays what was found best as far as it can see', () => {
    const clear = treeBot(miser, { ...HOW, ...CLEAR_SIGHT });
    const blind = treeBot(miser, { ...HOW, noise: 50, mostGivenAway: Infinity });
    const careful = treeBot(miser, { ...HOW, noise: 50, mostGivenAway: 0.1 });
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const moves = (bot: typeof clear): string[] => seeds.map((seed) => bot.choose(richChoice(), seed));
    expect(new Set(moves(clear))).toEqual(new Set(['card gold/gold']));
    expect(new Set(moves(careful))).toEqual(new Set(['card gold/gold']));
    expect(new Set(moves(blind)).size).toBe(3);
  });
});
