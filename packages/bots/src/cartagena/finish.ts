import type { Chance } from '@topsail/engine';
import { cartagena, cartagenaRules } from '@topsail/games';

type State = cartagenaRules.State;
type Move = cartagenaRules.Move;

const { BOAT, PIRATES } = cartagenaRules;

/** The first action of a turn that surely ends with the sixth pirate aboard (C-END), if there is one. */
export function winningAction(state: State, chance: Chance): Move | undefined {
  const outside = outsideOf(state);
  if (outside > state.actionsLeft) return undefined;
  const moves: Move[] = [];
  const count = cartagena.legalMoves(state, state.seat, moves);
  for (let i = 0; i < count; i++) if (wins(state, outside, moves[i], chance)) return moves[i];
  return undefined;
}

function wins(before: State, outside: number, move: Move, chance: Chance): boolean {
  if (move.kind === 'stop') return false;
  const state = cartagena.clone(before);
  const isLuck = cartagena.apply(state, before.seat, move, chance);
  if (state.ending === 'escape') return true;
  if (isLuck || state.turn !== before.turn) return false;
  const left = outsideOf(state);
  const hasLost = left >= outside && left > state.actionsLeft;
  return !hasLost && winningAction(state, chance) !== undefined;
}

function outsideOf({ pirates, seat }: State): number {
  let outside = 0;
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) if (pirates[i] < BOAT) outside++;
  return outside;
}
