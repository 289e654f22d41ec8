import { fast, playRandomly, type GameState } from '@topsail/engine';
import type { Table } from '../table-setup.ts';
import { medianOf, startClock } from './clock.ts';

const POSITIONS = 64;
const ROUNDS = 2000;

/** How long a copy of a state takes, in nanoseconds, over positions from all over a game. */
export function cloneNanoseconds({ game, setup }: Table): number {
  const positions = Array.from({ length: POSITIONS }, (_, i) => {
    const chance = fast(i + 1);
    const state = game.setup(setup, chance);
    playRandomly(game, state, chance, 4 * i);
    return state;
  });
  // Kept, so that no copy can be optimised away.
  const copies: GameState[] = [...positions];
  const copyAll = (): number => {
    const clock = startClock();
    for (let round = 0; round < ROUNDS; round++)
      positions.forEach((state, i) => (copies[i] = game.clone(state)));
    return (clock() * 1e9) / (ROUNDS * POSITIONS);
  };
  copyAll();
  return medianOf(copyAll, Number);
}
