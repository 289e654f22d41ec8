import type { cartagenaRules } from '@topsail/games';

/** Makes `target` the same position as `source` without making anything new. Both must be of one game. */
export function overwrite(target: cartagenaRules.State, source: cartagenaRules.State): void {
  fill(target.pirates, source.pirates);
  fill(target.crowd, source.crowd);
  fill(target.hands, source.hands);
  fill(target.known, source.known);
  fill(target.row, source.row);
  target.rowNext = source.rowNext;
  target.rowEnd = source.rowEnd;
  target.deck = source.deck;
  target.deckSeen = source.deckSeen;
  target.discard = source.discard;
  target.seat = source.seat;
  target.turn = source.turn;
  target.actionsLeft = source.actionsLeft;
  target.passes = source.passes;
  target.ending = source.ending;
}

function fill(target: number[], source: readonly number[]): void {
  for (let i = 0; i < source.length; i++) target[i] = source[i];
}
