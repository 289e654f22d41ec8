import type { GameView, Seat } from '@topsail/engine';
import {
  BOAT,
  cartagena,
  CARTAGENA_SYMBOLS,
  type CardCounts,
  type CartagenaCard,
  type CartagenaTable,
  type CartagenaView,
} from '@topsail/games';
import { words } from '../words/index.ts';

export function isCartagena(view: GameView): view is CartagenaView {
  return cartagena.rulesets.some(({ id }) => id === view.setup.ruleset);
}

export function positionName(position: number): string {
  const names = words.cartagena.position;
  if (position === 0) return names.start;
  return position === BOAT ? names.boat : names.space(position);
}

/** The pirates on one position: how many of each crew that has any there. */
export interface Crowd {
  readonly seat: Seat;
  readonly count: number;
}

export function crowdAt({ players }: CartagenaTable, position: number): Crowd[] {
  return players
    .map(({ pirates }, seat) => ({ seat, count: pirates.filter((at) => at === position).length }))
    .filter(({ count }) => count > 0);
}

/** The symbols that occur, in their fixed order. */
export function symbolsIn(counts: CardCounts): { card: CartagenaCard; count: number }[] {
  return CARTAGENA_SYMBOLS.map((card) => ({ card, count: counts[card] })).filter(({ count }) => count > 0);
}
