import {
  cartagena,
  CARTAGENA_SYMBOLS,
  type CartagenaCard,
  type CartagenaMove,
  type CartagenaView,
} from '@topsail/games';
import { landingIn } from '../facts.ts';

/** One thing a pirate may do: the move, the card it plays unless he falls back, and where it takes him. */
export interface Choice {
  readonly move: string;
  readonly card: CartagenaCard | undefined;
  readonly to: number;
}

/** What the pirates on each position may do. */
export type Reachable = ReadonlyMap<number, readonly Choice[]>;

/** The answers that are moves of a pirate, by the position he leaves. */
export function reachableOf(view: CartagenaView, moves: readonly CartagenaMove[]): Reachable {
  const reachable = new Map<number, readonly Choice[]>();
  for (const move of moves) {
    const to = landingIn(cartagena.foresee(view, move).certain);
    if (to === undefined) continue;
    const choice: Choice = { move: move.text, card: CARTAGENA_SYMBOLS[move.symbol], to };
    reachable.set(move.from, [...(reachable.get(move.from) ?? []), choice]);
  }
  return reachable;
}
