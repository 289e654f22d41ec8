import { describe, expect, it } from 'vitest';
import { DECK } from './cards.ts';
import * as moves from './moves.ts';
import { RULESETS } from './rulesets.ts';
import { TREASURES } from './treasures.ts';

const ALL: readonly moves.Move[] = [
  ...moves.MORNING,
  ...moves.CARD,
  ...moves.STOW,
  ...moves.FIGHT,
  moves.FIGHT_GHOST,
  ...moves.COMMIT,
  ...moves.TAKE.flat(),
  ...[moves.REROLL, moves.LET_STAND],
  ...moves.ROB_HOLD,
  ...moves.ROB_TREASURE,
  ...moves.ROB_PLACE,
  ...[moves.ROB_BLIND, moves.ROB_TOKEN],
  ...new Map(moves.CURSE.map((move) => [move.text, moves.parseMove(move.text)!])).values(),
  ...[moves.TAKE_NOTHING, moves.TAKE_TREASURE, moves.LEAVE_TREASURE],
  ...new Set(RULESETS.flatMap(({ sail }) => sail)),
];

describe('moves as text', () => {
  it('no two moves read the same', () => {
    const texts = ALL.map(({ text }) => text);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it('a text gives back the very move it was made from', () => {
    for (const move of ALL) expect(moves.parseMove(move.text)).toBe(move);
  });

  it('a move cannot be changed', () => {
    for (const move of ALL) expect(Object.isFrozen(move)).toBe(true);
  });

  it('what is no move reads as none', () => {
    const wrong = ['', 'sail', 'sail 50', 'sail  7', 'Sail 7', 'card forward/gold', 'card', 'take 7 from 0'];
    for (const text of [...wrong, 'stow 6', 'fight 6', 'powder 37', 'powder -1', 'toString', '__proto__'])
      expect(moves.parseMove(text)).toBeUndefined();
  });

  it('reads as the table speaks', () => {
    expect(moves.CARD.map(({ text }) => text)).toEqual(DECK.map((card) => `card ${card.join('/')}`));
    expect(moves.MORNING[4]).toMatchObject({ text: 'morning 4', kind: 'dice', n: 4 });
    expect(moves.TAKE[2][3]).toMatchObject({ text: 'take 3 from 2', kind: 'take', n: 3, hold: 2 });
    expect(moves.STOW[5]).toMatchObject({ text: 'stow 5', kind: 'stow', n: 5 });
    expect(moves.COMMIT[36]).toMatchObject({ text: 'powder 36', kind: 'powder', n: 36 });
    expect(moves.ROB_HOLD[1]).toMatchObject({ text: 'rob hold 1', kind: 'rob-hold', n: 1 });
    expect(moves.ROB_TREASURE[2]).toMatchObject({ text: 'rob lady-beth', kind: 'rob-treasure', n: 2 });
    expect(moves.ROB_PLACE[0]).toMatchObject({ text: 'rob card 0', kind: 'rob-place', n: 0 });
    expect(moves.CURSE[11]).toMatchObject({ text: 'curse -4', kind: 'curse', n: 11 });
    expect(moves.FIGHT_GHOST).toMatchObject({ text: 'fight ghost', kind: 'fight' });
    expect(TREASURES[11]).toBe('-4');
  });

  it('tells which card or treasure is meant', () => {
    expect(moves.CARD.map(moves.cardIn)).toEqual(DECK);
    expect(moves.treasureIn(moves.ROB_TREASURE[2])).toBe('lady-beth');
    expect(moves.treasureIn(moves.CURSE[11])).toBe('-4');
  });

  it.each(RULESETS)('$id has a move for each of its spaces', ({ sail, course }) => {
    expect(sail.map(({ text }) => text)).toEqual(course.ids.map((id) => `sail ${id}`));
    expect(sail.map(({ n }) => n)).toEqual(course.ids.map((_, space) => space));
  });
});
