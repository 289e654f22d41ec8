import { fast, movesOf } from '@topsail/engine';
import type { jamaicaRules } from '@topsail/games';
import { jamaica } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { jamaicaLore } from '../jamaica/lore.ts';
import { jamaicaMind } from '../jamaica/mind.ts';
import { bareTable, deal } from '../testing/jamaica-scene.ts';
import { miser } from '../testing/minds.ts';
import { choicesOf } from '../testing/positions.ts';
import { CLEAR_SIGHT } from './estimate.ts';
import { lookAhead } from './look-ahead.ts';
import { playOn } from './play-on.ts';
import { tryAll, type Question } from './trials.ts';

type State = jamaicaRules.State;

const mind = jamaicaMind(jamaicaLore('jamaica-1'));
const SETUP = { ruleset: 'jamaica-1', seats: 3, options: { ghost: 'no' } };

function table(): State {
  const s = bareTable();
  Object.assign(s, { morning: 5, evening: 4 });
  deal(s, 0, 'food/powder', 'gold/gold', 'powder/food');
  return s;
}

function question(s: State, moves = movesOf(jamaica, s, 0)): Question {
  return { view: jamaica.view(s, 0), moves, chance: fast(3), budget: {} };
}

/** What every end looked like, move by move. */
function endsOf(question: Question, samples: number): string[][] {
  const ends: string[][] = question.moves.map(() => []);
  tryAll(mind, { samples, turns: 1 }, question, (move, end) =>
    ends[move].push(JSON.stringify(jamaica.dump(end as State))),
  );
  return ends;
}

describe('trials', () => {
  test('are made in the same worlds with the same luck: the same move twice leads to the same ends', () => {
    const s = table();
    const [first] = movesOf(jamaica, s, 0);
    const [one, two] = endsOf(question(s, [first, first]), 12);
    expect(one).toEqual(two);
    expect(new Set(one).size).toBe(12);
  });

  test('leave the others as they were dealt, whatever the move', () => {
    const s = table();
    const dealt: number[][] = [[], [], []];
    tryAll(miser, { samples: 8, turns: 0 }, question(s), (move, end) =>
      dealt[move].push((end as State).ships[1].hand),
    );
    expect(dealt[0]).toEqual(dealt[1]);
    expect(dealt[0]).toEqual(dealt[2]);
    expect(new Set(dealt[0]).size).toBeGreaterThan(1);
  });

  test('show every move once in every world, and tell how many worlds there were', () => {
    const seen = [0, 0, 0];
    expect(tryAll(mind, { samples: 5, turns: 1 }, question(table()), (move) => seen[move]++)).toBe(5);
    expect(seen).toEqual([5, 5, 5]);
  });

  test('leave the view and the moves as they are', () => {
    const asked = question(table());
    const before = JSON.stringify([asked.view, asked.moves]);
    tryAll(mind, { samples: 3, turns: 2 }, asked, () => undefined);
    expect(JSON.stringify([asked.view, asked.moves])).toBe(before);
  });

  test('stop between two worlds when told to, but not before the first', () => {
    for (const [limit, worlds] of [
      [1, 1],
      [3, 3],
    ] as const) {
      let polls = 0;
      const budget = { stop: () => ++polls >= limit };
      const seen = [0, 0, 0];
      expect(
        tryAll(mind, { samples: 100, turns: 1 }, { ...question(table()), budget }, (move) => seen[move]++),
      ).toBe(worlds);
      expect(seen).toEqual([worlds, worlds, worlds]);
      expect(polls).toBe(limit);
    }
  });

  test('play on for as many rounds as they are told', () => {
    for (const turns of [1, 2, 3]) {
      const rounds = new Set<number>();
      tryAll(mind, { samples: 4, turns }, question(table()), (_, end) => rounds.add((end as State).round));
      expect([...rounds]).toEqual([1 + turns]);
    }
  });
});

describe('playing on', () => {
  test('stops as soon as the game has reached the age, from wherever it starts', () => {
    for (const { state } of choicesOf(SETUP, 'age')) {
      const s = jamaica.clone(state as State);
      playOn(mind, s, s.round + 1, fast(1), []);
      if (jamaica.outcome(s) === undefined) expect(s.round).toBe((state as State).round + 1);
      if (s.round > 25) break;
    }
  });

  test('does nothing in a game that is old enough', () => {
    const s = table();
    const before = JSON.stringify(jamaica.dump(s));
    playOn(mind, s, s.round, fast(1), []);
    expect(JSON.stringify(jamaica.dump(s))).toBe(before);
  });

  test('goes to the end of the game where no age stops it, and is content with a game that is over', () => {
    const s = table();
    playOn(mind, s, Infinity, fast(1), []);
    expect(jamaica.outcome(s)).toBeDefined();
    const before = JSON.stringify(jamaica.dump(s));
    playOn(mind, s, Infinity, fast(1), []);
    expect(JSON.stringify(jamaica.dump(s))).toBe(before);
  });
});

describe('one who looks ahead', () => {
  const how = { samples: 6, turns: 1 };

  test('takes what turns out best on average', () => {
    const bot = lookAhead(miser, { ...how, ...CLEAR_SIGHT });
    for (let seed = 1; seed <= 10; seed++)
      expect(bot.choose(jamaica.view(table(), 0), seed)).toBe('card gold/gold');
  });

  test('stops when told to, after one world, with a legal move', () => {
    let polls = 0;
    const bot = lookAhead(miser, { ...how, samples: 1e9, ...CLEAR_SIGHT });
    expect(bot.choose(jamaica.view(table(), 0), 1, { stop: () => ++polls > 0 })).toBe('card gold/gold');
    expect(polls).toBe(1);
  });

  test('does not think about the only move there is', () => {
    const s = table();
    deal(s, 0, 'powder/food');
    let thoughts = 0;
    const thinker = {
      ...miser,
      appraise: (): void => {
        thoughts++;
      },
    };
    expect(lookAhead(thinker, { ...how, ...CLEAR_SIGHT }).choose(jamaica.view(s, 0), 1)).toBe(
      'card powder/food',
    );
    expect(thoughts).toBe(0);
  });

  test('is asked nothing as a spectator', () => {
    const bot = lookAhead(miser, { ...how, ...CLEAR_SIGHT });
    expect(() => bot.choose(jamaica.view(table(), 'spectator'), 1)).toThrow('spectator');
  });
});
