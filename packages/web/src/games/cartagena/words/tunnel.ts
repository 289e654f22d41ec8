import type { Seat } from '@topsail/engine';
import {
  BOAT,
  CARTAGENA_SYMBOLS,
  type CardCounts,
  type CartagenaCard,
  type CartagenaTable,
} from '@topsail/games';
import { words } from '../../../words/index.ts';

export function positionName(position: number): string {
  return words.cartagena.position.name({ where: spotOf(position) });
}

export function atPosition(position: number): string {
  return words.cartagena.position.at({ where: spotOf(position) });
}

export function toPosition(position: number): string {
  return words.cartagena.position.to({ where: spotOf(position) });
}

export function fromPosition(position: number): string {
  return words.cartagena.position.from({ where: spotOf(position) });
}

/** A position as the catalogue asks for it. */
function spotOf(position: number): string {
  if (position === 0) return 'start';
  return position === BOAT ? 'boat' : String(position);
}

/** For lists, and after a colon. */
export function cardName(card: CartagenaCard): string {
  return words.cartagena.symbol.name({ card });
}

/** For what somebody plays or draws. */
export function cardTaken(card: CartagenaCard): string {
  return words.cartagena.symbol.accusative({ card });
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
