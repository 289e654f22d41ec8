import { lowest, type Chance, type GameState, type Move } from '@topsail/engine';
import type { Mind } from '../mind.ts';

/** Lets everybody follow instinct until the game has reached that age or is over. */
export function playOn(mind: Mind, state: GameState, age: number, chance: Chance, scratch: Move[]): void {
  const { game } = mind;
  for (let waiting = game.toAct(state); waiting !== 0 && mind.age(state) < age; waiting = game.toAct(state)) {
    const seat = lowest(waiting);
    const count = game.legalMoves(state, seat, scratch);
    const chosen = count === 1 ? 0 : mind.instinct(state, seat, scratch, count, chance);
    game.apply(state, seat, scratch[chosen], chance);
  }
}
