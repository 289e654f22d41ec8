import { movesOf } from '@topsail/engine';
import { jamaica, jamaicaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { asking, bareTable, battle, deal, stowed, type Goods } from '../testing/jamaica-scene.ts';
import { jamaicaDeeds } from './deeds.ts';

const { POWDER: POWDER_GOOD, contentsOf, reachable } = jamaicaRules;
type State = jamaicaRules.State;

/** What is spotted when seat 0 answers so: the name of the deed and whether it was done, or nothing. */
function spotted(s: State, text: string, seat = 0): Record<string, boolean> {
  const moves = movesOf(jamaica, s, seat);
  const move = moves.find((legal) => legal.text === text);
  if (move === undefined) throw new Error(`${text} is not among ${moves.map((one) => one.text).join(', ')}`);
  const view = jamaica.view(s, seat);
  return Object.fromEntries(
    jamaicaDeeds.flatMap((deed) => {
      const done = deed.spot({ view, moves, move });
      return done === undefined ? [] : [[deed.name, done]];
    }),
  );
}

const NOTHING = 'wins a battle and takes nothing';
const TREASURE = 'leaves a treasure lying';
const CARGO = 'throws away cargo worth 2 points more than need be';
const POWDER = 'fires more powder than a sure win needs';
const BROKE = 'sails where it cannot pay, though it could elsewhere';

describe('spoils', () => {
  function won(): State {
    const s = battle(bareTable('jamaica-2', 3), 0, 1);
    s.ships[1].holds = stowed('gold 3', 'food 2');
    return asking(s, 'spoils', 0, { stower: 0 });
  }

  test('it is a deed to take nothing where there is something', () => {
    expect(spotted(won(), 'take nothing')).toEqual({ [NOTHING]: true });
    expect(spotted(won(), 'rob hold 0')).toEqual({ [NOTHING]: false });
  });

  test('what the ghost takes is no matter of manners', () => {
    const s = bareTable('jamaica-2', 3, 'yes');
    s.ships[1].holds = stowed('gold 3', 'food 2');
    asking(battle(s, 3, 1), 'spoils', 0, { stower: 3 });
    expect(spotted(s, 'take nothing')).toEqual({});
  });
});

test('a treasure one fell back to may be left, and that is a deed', () => {
  const s = asking(bareTable('jamaica-2', 3), 'lair', 0, { ship: 0, fallen: true });
  expect(spotted(s, 'leave treasure')).toEqual({ [TREASURE]: true });
  expect(spotted(s, 'take treasure')).toEqual({ [TREASURE]: false });
});

describe('stowing', () => {
  function loading(...goods: readonly Goods[]): State {
    const s = bareTable('jamaica-2', 3);
    s.ships[0].holds = stowed(...goods);
    return asking(s, 'stow', 0, { ship: 0, stower: 0, cargo: contentsOf(POWDER_GOOD, 6), robbed: -1 });
  }

  test('four gold for a food is a deed, and the food is not', () => {
    const s = loading('gold 4', 'food 1', 'food 6', 'food 6', 'food 5');
    expect(spotted(s, 'stow 0')).toEqual({ [CARGO]: true });
    expect(spotted(s, 'stow 1')).toEqual({ [CARGO]: false });
    // 6 food are 3.3 points, 2.75 more than one.
    expect(spotted(s, 'stow 2')).toEqual({ [CARGO]: true });
  });

  test('where all holds are worth about the same there is no occasion', () => {
    const s = loading('gold 2', 'food 2', 'food 3', 'gold 3', 'food 4');
    expect(spotted(s, 'stow 3')).toEqual({});
  });
});

describe('powder', () => {
  test('an attacker needs no more than outweighs all that can be answered, but for a star', () => {
    // The other has 2 powder and rolls 10 at most; 2 at least is rolled: 11 make sure.
    const s = battle(bareTable('jamaica-2', 3), 0, 1);
    s.ships[0].holds = stowed('powder 6', 'powder 6');
    s.ships[1].holds = stowed('powder 2');
    asking(s, 'powder', 0);
    expect(spotted(s, 'powder 12')).toEqual({ [POWDER]: true });
    expect(spotted(s, 'powder 11')).toEqual({ [POWDER]: false });
    expect(spotted(s, 'powder 0')).toEqual({ [POWDER]: false });
  });

  test('a defender knows what he is up against', () => {
    const s = battle(bareTable('jamaica-2', 3), 1, 0);
    s.ships[0].holds = stowed('powder 6');
    Object.assign(s, { attackPowder: 1, attackFace: 4 });
    asking(s, 'powder', 0);
    // 5 against him, 2 at least from his die: 4 make sure.
    expect(spotted(s, 'powder 5')).toEqual({ [POWDER]: true });
    expect(spotted(s, 'powder 4')).toEqual({ [POWDER]: false });
  });

  test('there is no occasion where nothing makes the win sure', () => {
    const s = battle(bareTable('jamaica-2', 3), 0, 1);
    s.ships[0].holds = stowed('powder 6');
    s.ships[1].holds = stowed('powder 2');
    expect(spotted(asking(s, 'powder', 0), 'powder 6')).toEqual({});
  });
});

describe('sailing', () => {
  /** Two lanes lead on by a die: to a space that is free and to one that must be paid for. */
  function forked(): { s: State; free: string; dear: string } {
    const s = bareTable('jamaica-2', 3, 'no');
    const { course } = s.rules;
    const places = course.ids.flatMap((_, at) => [1, 2, 3, 4, 5, 6].map((die) => ({ at, die })));
    for (const { at, die } of places) {
      s.ships[0].at = at;
      asking(s, 'sail', 0, { ship: 0, ahead: reachable(course.homeward, at, die) });
      const moves = movesOf(jamaica, s, 0);
      const free = moves.find(({ n }) => course.price[n] === 0);
      const dear = moves.find(({ n }) => course.price[n] > 0);
      if (free !== undefined && dear !== undefined) return { s, free: free.text, dear: dear.text };
    }
    throw new Error('there is no such fork');
  }

  test('it is a deed to end where one cannot pay, if one could end elsewhere', () => {
    const { s, free, dear } = forked();
    expect(spotted(s, dear)).toEqual({ [BROKE]: true });
    expect(spotted(s, free)).toEqual({ [BROKE]: false });
  });

  test('who can pay everywhere has no occasion', () => {
    const { s, dear } = forked();
    s.ships[0].holds = stowed('gold 6', 'gold 6', 'food 6', 'food 6');
    expect(spotted(s, dear)).toEqual({});
  });
});

test('to pick a card is no occasion', () => {
  const s = bareTable('jamaica-2', 3);
  deal(s, 0, 'gold/gold', 'food/powder');
  expect(spotted(s, 'card gold/gold')).toEqual({});
});
