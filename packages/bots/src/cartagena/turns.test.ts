import { cartagena, type cartagenaRules } from '@topsail/games';
import { describe, expect, test } from 'vitest';
import { Judge } from './judge.ts';
import { StackedDeck } from './stacked.ts';
import { inMidGame, newGame, RULESETS } from './testing/positions.ts';
import { Turns } from './turns.ts';
import { cartagenaLore } from './lore.ts';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

const ALL = { width: Infinity, ends: Infinity };
const LUCK = new StackedDeck(7);

describe('whole turns', () => {
  test.each(RULESETS)('are listed with every distinct end and none twice: %s', (ruleset) => {
    for (let seed = 1; seed <= 12; seed++) {
      const start = inMidGame({ ruleset, boatRetreat: seed % 2 === 0 ? 'yes' : 'no' }, 25 + seed, seed);
      const { list, count } = turnsOf(ruleset).list(start, LUCK, ALL);
      const found = list.slice(0, count).map(({ state }) => textOf(state));
      expect(found.toSorted()).toEqual([...endsByForce(start)].toSorted());
    }
  });

  test.each(RULESETS)('begin with the action they are listed under: %s', (ruleset) => {
    const start = inMidGame({ ruleset }, 30, 5);
    const { list, count } = turnsOf(ruleset).list(start, LUCK, ALL);
    for (let i = 0; i < count; i += 7) {
      const after = cartagena.clone(start);
      cartagena.apply(after, start.seat, list[i].first, LUCK);
      const isOver = after.turn !== start.turn || after.ending !== undefined;
      const ends = isOver ? new Set([textOf(after)]) : endsByForce(after);
      expect(ends).toContain(textOf(list[i].state));
    }
  });

  test('are cut to the most hopeful without losing any of those', () => {
    const ruleset = 'cartagena-tortuga';
    const start = newGame({ ruleset });
    const all = turnsOf(ruleset).list(start, LUCK, ALL);
    const some = turnsOf(ruleset).list(start, LUCK, { width: 4, ends: 20 });
    const texts = new Set(all.list.slice(0, all.count).map(({ state }) => textOf(state)));
    expect(some.count).toBeLessThan(all.count);
    expect(some.list.slice(0, some.count).every(({ state }) => texts.has(textOf(state)))).toBe(true);
  });
});

function turnsOf(ruleset: string): Turns {
  return new Turns(new Judge(cartagenaLore(ruleset).value));
}

/** What others can tell of the hand is left out: planning makes no difference there. */
function textOf(state: State): string {
  return JSON.stringify({ ...cartagena.dump(state), known: [] });
}

/** Every end of the turn, by trying every sequence of actions. */
function endsByForce(start: State, ends = new Set<string>()): Set<string> {
  const moves: Move[] = [];
  moves.length = cartagena.legalMoves(start, start.seat, moves);
  for (const move of moves) {
    const state = cartagena.clone(start);
    cartagena.apply(state, start.seat, move, LUCK);
    if (state.turn !== start.turn || state.ending !== undefined) ends.add(textOf(state));
    else endsByForce(state, ends);
  }
  return ends;
}
