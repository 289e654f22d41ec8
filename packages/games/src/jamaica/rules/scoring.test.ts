import { ranking, type Outcome } from '@topsail/engine';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../score.ts';
import { BOARDS } from '../testing/boards.ts';
import { scene, type Lot } from '../testing/scene.ts';
import type { SpaceId } from '../types.ts';

/** How a table would be scored if the game ended now. */
function scored(ruleset: string, ...lots: readonly Lot[]): Outcome {
  const table = scene(ruleset, 3);
  lots.forEach((lot, seat) => table.ship(seat, lot));
  return outcomeOf(table.picking().state);
}

function score(ruleset: string, lot: Lot): number {
  return scored(ruleset, lot).standings[0].score;
}

const WITH_CARDS = ['jamaica-1', 'jamaica-2'];

describe.each(WITH_CARDS)('SCORE-1 what counts, in %s', (ruleset) => {
  it('space 8, gold 3, 3 and 6, a treasure of 7 and a curse of 4 make 23', () => {
    const lot: Lot = {
      at: 47,
      holds: ['gold 3', 'food 2', 'gold 3', 'powder 5', 'gold 6'],
      down: ['+7', '-4'],
    };
    const [standing] = scored(ruleset, lot).standings;
    expect(standing.score).toBe(23);
    expect(standing.parts).toEqual([
      { part: 'finish', points: 8 },
      { part: 'gold', points: 12 },
      { part: 'treasure', points: 7 },
      { part: 'curse', points: -4 },
    ]);
  });

  it('gold in the Sixth Hold counts', () => {
    expect(score(ruleset, { at: 47, holds: ['gold 1'], sixth: 'gold 6' })).toBe(15);
    expect(score(ruleset, { at: 47, holds: ['gold 1'], sixth: 'food 6' })).toBe(9);
  });

  it('every treasure and every curse counts by its number', () => {
    const down = ['+3', '+3', '+5', '+7', '+7', '-2', '-3', '-4'] as const;
    expect(score(ruleset, { at: 47, holds: [], down })).toBe(8 + 25 - 9);
  });

  it('powers are worth nothing', () => {
    const up = ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'] as const;
    expect(score(ruleset, { at: 47, holds: [], up })).toBe(8);
  });
});

describe('SCORE-1 in yassa', () => {
  it('space 7, gold 3 and two treasures make 12', () => {
    const [standing] = scored('yassa', { at: 'h7', holds: ['gold 3', 'food 6'], tokens: 2 }).standings;
    expect(standing.score).toBe(12);
    expect(standing.parts).toContainEqual({ part: 'treasure', points: 2 });
  });
});

describe.each(BOARDS)('SCORE-1 the finish numbers, in $ruleset', ({ ruleset, start }) => {
  it('grow from 2 to 10 on the last nine spaces, and home is 15', () => {
    const way: SpaceId[] =
      ruleset === 'yassa'
        ? ['h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10']
        : [41, 42, 43, 44, 45, 46, 47, 48, 49];
    expect(way.map((at) => score(ruleset, { at, holds: [] }))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(score(ruleset, { at: start, lap: 1, holds: [] })).toBe(15);
  });

  it('only gold counts of the goods', () => {
    const lot: Lot = { at: start, lap: 1, holds: ['food 6', 'powder 6', 'gold 2'] };
    expect(score(ruleset, lot)).toBe(17);
  });
});

describe.each(BOARDS)('SCORE-2 before the -5 line, in $ruleset', ({ ruleset, start, sea, last }) => {
  it('a ship that never left the start loses 5 points', () => {
    expect(score(ruleset, { holds: [] })).toBe(-5);
    expect(score(ruleset, { holds: ['gold 3'] })).toBe(-2);
  });

  it('so does every ship that has not crossed the line', () => {
    const spaces: SpaceId[] = ruleset === 'yassa' ? ['a1', 'c4', 'b2', 'g5'] : [1, 14, 12, 38, 40];
    for (const at of spaces) expect([at, score(ruleset, { at, holds: [] })]).toEqual([at, -5]);
  });

  it('so does a ship behind the start line, whatever number its space has', () => {
    expect(score(ruleset, { at: last.at, lap: -1, holds: [] })).toBe(-5);
    expect(score(ruleset, { at: sea.at, lap: -1, holds: [] })).toBe(-5);
  });

  it('so does a ship on the start space that has not gone round', () => {
    expect(score(ruleset, { at: start, lap: 0, holds: [] })).toBe(-5);
    expect(score(ruleset, { at: start, lap: -1, holds: [] })).toBe(-5);
  });
});

describe.each(BOARDS)('SCORE-3 who wins, in $ruleset', ({ ruleset, start, last, sea }) => {
  it('most points win, not the ship furthest ahead', () => {
    const outcome = scored(
      ruleset,
      { at: start, lap: 1, holds: [] },
      { at: last.at, holds: ['gold 6'] },
      { holds: ['gold 6', 'gold 6', 'gold 6'] },
    );
    expect(outcome.standings.map(({ score }) => score)).toEqual([15, 16, 13]);
    expect(ranking(outcome)).toEqual([[1], [0], [2]]);
  });

  it('with equal points the ship further ahead', () => {
    const outcome = scored(ruleset, { at: sea.before }, { at: sea.at }, { at: last.at, lap: -1 });
    expect(ranking(outcome)).toEqual([[1], [0], [2]]);
  });

  it('with equal points in the same place they share the victory', () => {
    const outcome = scored(ruleset, { at: sea.at }, { at: sea.at, holds: ['gold 3'] }, {});
    expect(outcome.standings.map(({ rank }) => rank)).toEqual([1, 1, 3]);
  });

  it('level in two lanes is level', () => {
    const [one, other] = ruleset === 'yassa' ? ['b2', 'c4'] : [12, 14];
    expect(ranking(scored(ruleset, { at: one }, { at: other }, {}))).toEqual([[0, 1], [2]]);
  });
});

describe.each(WITH_CARDS)('SCORE-3 the ghost takes part, in %s', (ruleset) => {
  const withGhost = (ghost: Lot, player: Lot) => {
    const table = scene(ruleset, 2).ship('ghost', ghost).ship(0, player).ship(1, { holds: [] });
    return outcomeOf(table.picking().state);
  };

  it('and can win by points', () => {
    const outcome = withGhost({ at: 49 }, { at: 49, holds: ['gold 6'] });
    expect(outcome.standings.at(-1)).toMatchObject({ entrant: 'ghost', rank: 1, score: 18 });
  });

  it('or by the race order', () => {
    expect(ranking(withGhost({ at: 2 }, { at: 1, holds: ['gold 6', 'gold 2'] }))).toEqual([
      ['ghost'],
      [0],
      [1],
    ]);
    expect(ranking(withGhost({ at: 2 }, { at: 3, holds: ['gold 6', 'gold 2'] }))).toEqual([
      [0],
      ['ghost'],
      [1],
    ]);
  });

  it('or share the victory', () => {
    expect(ranking(withGhost({ at: 2 }, { at: 2, holds: ['gold 6', 'gold 2'] }))).toEqual([
      [0, 'ghost'],
      [1],
    ]);
  });
});
