import type { Seat } from '@topsail/engine';
import { cartagenaKnown, type CartagenaCard, type CartagenaView } from '@topsail/games';
import { symbolsIn } from '../words/tunnel.ts';

/** A card as this viewer sees it: its symbol, or undefined where only its back is seen. */
export type SeenCard = CartagenaCard | undefined;

/** A hand as far as this viewer may know it, closed cards last. */
export function handOf(view: CartagenaView, seat: Seat): readonly SeenCard[] {
  const { own, viewer, table } = view;
  const counts = own !== null && viewer === seat ? own.hand : cartagenaKnown(view, seat);
  const seen = symbolsIn(counts).flatMap(({ card, count }) => Array<SeenCard>(count).fill(card));
  const size = table.players[seat]?.hand ?? seen.length;
  return [...seen, ...Array<SeenCard>(Math.max(0, size - seen.length)).fill(undefined)];
}
