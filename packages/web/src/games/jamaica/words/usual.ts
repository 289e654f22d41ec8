import type { Foresight } from '@topsail/engine';
import type { JamaicaMove as Move, View } from '@topsail/games';
import { knownIn } from './facts.ts';
import { cargoIn, championOf, shipOf } from './ships.ts';

/**
 * The answer a careful player would give without much thought: a load goes where the least is tipped out for it, and a
 * price is taken so that a hold becomes free. Other questions have no such answer.
 */
export function usualOf(
  view: View,
  moves: readonly Move[],
  foresee: (move: Move) => Foresight,
): Move | undefined {
  if (moves.every(({ kind }) => kind === 'stow')) return leastBy(moves, (move) => lossOf(foresee(move)));
  if (moves.every(({ kind }) => kind === 'take'))
    return moves.find((move) => isFreed(view, move)) ?? leastBy(moves, ({ n }) => n);
  return undefined;
}

function lossOf(foresight: Foresight): number {
  return knownIn(foresight).reduce((sum, fact) => sum + (fact.fact === 'empties' ? fact.cargo.count : 0), 0);
}

function isFreed(view: View, { n, hold }: Move): boolean {
  return cargoIn(shipOf(view, championOf(view) ?? 'ghost'), hold)?.count === n;
}

function leastBy(moves: readonly Move[], costOf: (move: Move) => number): Move | undefined {
  const costs = moves.map(costOf);
  return moves[costs.indexOf(Math.min(...costs))];
}
