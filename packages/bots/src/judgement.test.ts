import { fast } from '@topsail/engine';
import type { jamaicaRules } from '@topsail/games';
import { jamaica } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { jamaicaLore } from './jamaica/lore.ts';
import { jamaicaMind } from './jamaica/mind.ts';
import { Judgement } from './judgement.ts';
import { playOn } from './search/play-on.ts';
import { asking, bareTable, stowed } from './testing/jamaica-scene.ts';
import { choicesOf } from './testing/positions.ts';

type State = jamaicaRules.State;

const mind = jamaicaMind(jamaicaLore('jamaica-1'));

/** A finished race: everybody is home with so much gold, up to twelve. */
function finished(s: State, ...gold: readonly number[]): State {
  gold.forEach((count, ship) => {
    const first = Math.min(count, 6);
    const holds = stowed(first > 0 ? `gold ${first}` : '-', count > 6 ? `gold ${count - 6}` : '-');
    Object.assign(s.ships[ship], { at: 0, lap: 1, holds });
  });
  return asking(s, 'over', 0, { asked: 0 });
}

function judged(s: State): Judgement {
  const judgement = new Judgement(mind);
  judgement.judge(s);
  return judgement;
}

function chancesOf(s: State): number[] {
  return [...judged(s).chances].slice(0, s.ships.length);
}

describe('the judgement of a finished game', () => {
  test('gives everything to the winner', () => {
    expect(chancesOf(finished(bareTable(), 3, 7, 2))).toEqual([0, 1, 0]);
  });

  test('shares the first place among those who have it', () => {
    expect(chancesOf(finished(bareTable(), 7, 7, 2))).toEqual([0.5, 0.5, 0]);
    expect(chancesOf(finished(bareTable('jamaica-1', 4), 5, 5, 5, 5))).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  test('lets the ghost win, and share the first place', () => {
    expect(chancesOf(finished(bareTable('jamaica-1', 2), 3, 4, 8))).toEqual([0, 0, 1]);
    expect(chancesOf(finished(bareTable('jamaica-1', 2), 8, 4, 8))).toEqual([0.5, 0, 0.5]);
  });

  test('tells the scores and the ranks of games that were really played', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const s = bareTable('jamaica-2', 2 + (seed % 5));
      playOn(mind, s, Infinity, fast(seed), []);
      const { standings } = jamaica.outcome(s)!;
      const winners = standings.filter(({ rank }) => rank === 1).length;
      const { scores } = judged(s);
      expect([...scores].slice(0, standings.length)).toEqual(standings.map(({ score }) => score));
      expect([...scores].slice(standings.length).every((score) => score === -Infinity)).toBe(true);
      expect(chancesOf(s)).toEqual(standings.map(({ rank }) => (rank === 1 ? 1 / winners : 0)));
    }
  });

  test('remembers nothing of a bigger table judged before', () => {
    const judgement = new Judgement(mind);
    judgement.judge(finished(bareTable('jamaica-1', 6), 1, 1, 1, 1, 1, 12));
    const big = judgement.hope(0);
    judgement.judge(finished(bareTable('jamaica-1', 3), 1, 0, 0));
    expect(judgement.hope(0)).toBe(judged(finished(bareTable('jamaica-1', 3), 1, 0, 0)).hope(0));
    expect(judgement.hope(0)).toBeGreaterThan(big);
  });
});

describe('hope', () => {
  const hopeOf = (...gold: readonly number[]): number => judged(finished(bareTable(), ...gold)).hope(0);

  test('is for a win, and for a bigger one before a smaller', () => {
    expect(hopeOf(9, 3, 2)).toBeGreaterThan(hopeOf(5, 3, 2));
    expect(hopeOf(5, 3, 2)).toBeGreaterThan(hopeOf(3, 3, 2));
  });

  test('is for losing by less where the game is lost', () => {
    expect(hopeOf(5, 6, 0)).toBeGreaterThan(hopeOf(2, 6, 0));
  });

  test('is greater for the narrowest win than for a shared one, and for that than for any loss', () => {
    expect(hopeOf(1, 0, 0)).toBeGreaterThan(hopeOf(12, 12, 0));
    expect(hopeOf(12, 12, 0)).toBeGreaterThan(hopeOf(11, 12, 0));
  });

  test('counts the lead over the best of the others only, and stays between 0 and 1', () => {
    expect(hopeOf(5, 3, 2)).toBe(hopeOf(5, 3, 0));
    expect(hopeOf(5, 3, 2)).toBe(hopeOf(5, 2, 3));
    const setup = { ruleset: 'jamaica-2', seats: 5, options: { ghost: 'yes' } };
    for (const { state } of choicesOf(setup, 'hope')) {
      const judgement = judged(state as State);
      for (let ship = 0; ship < 6; ship++) {
        expect(judgement.hope(ship)).toBeGreaterThanOrEqual(0);
        expect(judgement.hope(ship)).toBeLessThanOrEqual(1);
      }
    }
  });
});
