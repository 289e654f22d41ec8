import type { Decision } from '@topsail/bots';
import { fast, lowest, movesOf, playRandomly } from '@topsail/engine';
import { jamaica } from '@topsail/games';

/** A position of a random game after so many moves, and its legal moves. */
export function positionAfter(moves: number): { decision: Decision; legal: readonly string[] } {
  const setup = jamaica.checkSetup('jamaica-1', 3, {});
  if (!setup.ok) throw new Error(setup.refusal.code);
  const chance = fast(moves);
  const state = jamaica.setup(setup.value, chance);
  playRandomly(jamaica, state, chance, moves);
  const seat = lowest(jamaica.toAct(state));
  return {
    decision: { bot: 'random', view: jamaica.view(state, seat), seed: moves, milliseconds: 2000 },
    legal: movesOf(jamaica, state, seat).map(({ text }) => text),
  };
}
