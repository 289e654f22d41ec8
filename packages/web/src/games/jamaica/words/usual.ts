import type { Foresight } from '@topsail/engine';
import type { JamaicaMove as Move } from '@topsail/games';
import { knownIn } from './facts.ts';

/**
 * The answer a careful player would give without much thought: a load goes where the least is tipped out for it. Other
 * questions have no such answer.
 */
export function usualOf(moves: readonly Move[], foresee: (move: Move) => Foresight): Move | undefined {
  if (!moves.every(({ kind }) => kind === 'stow')) return undefined;
  const losses = moves.map((move) => lossOf(foresee(move)));
  return moves[losses.indexOf(Math.min(...losses))];
}

function lossOf(foresight: Foresight): number {
  return knownIn(foresight).reduce((sum, fact) => sum + (fact.fact === 'empties' ? fact.cargo.count : 0), 0);
}
