import type { jamaicaRules } from '@topsail/games';

/** Asked from the fullest hold on: what stays there comes out of smaller ones, and these are the sooner empty. */
export function pay(moves: readonly jamaicaRules.Move[], count: number): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (moves[i].n < moves[best].n) best = i;
  return best;
}
