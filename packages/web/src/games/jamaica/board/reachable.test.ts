import { lowest, seeded } from '@topsail/engine';
import { chartOf, jamaica, type JamaicaMove, type JamaicaState } from '@topsail/games';
import { expect, test } from 'vitest';
import { reachableOf } from './reachable.ts';

test('every lane a captain may choose is a space on the chart, with the move that sails there', () => {
  const chance = seeded('lanes');
  const state = jamaica.setup({ ruleset: 'jamaica-2', seats: 2, options: { ghost: 'no' } }, chance);
  for (let n = 0; jamaica.question(state).kind !== 'sail'; n++) {
    const moves = movesOf(state);
    jamaica.apply(state, lowest(jamaica.toAct(state)), moves[n % moves.length]!, chance);
  }
  const moves = movesOf(state);
  const reachable = reachableOf(jamaica.view(state, lowest(jamaica.toAct(state))), moves);
  expect([...reachable.values()].map(({ move }) => move)).toEqual(moves.map(({ text }) => text));
  expect([...reachable.values()].map(({ letter }) => letter)).toEqual(['A', 'B', 'C'].slice(0, moves.length));
  expect(chartOf('jamaica-2').map(({ id }) => id)).toEqual(expect.arrayContaining([...reachable.keys()]));
  expect(reachable.size).toBeGreaterThan(1);
});

test('a question that is not about places lights up no space', () => {
  const state = jamaica.setup({ ruleset: 'yassa', seats: 3, options: {} }, seeded('dice'));
  expect(reachableOf(jamaica.view(state, 0), movesOf(state)).size).toBe(0);
});

function movesOf(state: JamaicaState): readonly JamaicaMove[] {
  const moves: JamaicaMove[] = [];
  return moves.slice(0, jamaica.legalMoves(state, lowest(jamaica.toAct(state)), moves));
}
