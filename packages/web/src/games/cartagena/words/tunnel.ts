import type { Seat } from '@topsail/engine';
import {
  BOAT,
  CARTAGENA_SYMBOLS,
  type CardCounts,
  type CartagenaCard,
  type CartagenaTable,
} from '@topsail/games';
import { drawn } from '../../../words/drawn.ts';
import { words } from '../../../words/index.ts';

export function positionName(position: number): string {
  return words.cartagena.position.name(spotOf(position));
}

export function atPosition(position: number): string {
  return words.cartagena.position.at(spotOf(position));
}

export function toPosition(position: number): string {
  return words.cartagena.position.to(spotOf(position));
}

/** A position as the catalogue asks for it: the tunnel has no numbers, so a space is known by its way to the boat. */
function spotOf(position: number) {
  const where = position === 0 ? 'start' : position === BOAT ? 'boat' : 'space';
  return { where, n: BOAT - position } as const;
}

/** By what is painted there. */
export function atPlace({ symbols }: CartagenaTable, position: number): string {
  const symbol = symbols[position - 1];
  return symbol === undefined ? atPosition(position) : words.cartagena.place.at({ symbol });
}

/** The same symbol is painted on six spaces: its way to the boat tells one from the others. */
export function atWholePlace(table: CartagenaTable, position: number): string {
  const at = atPlace(table, position);
  const left = spaceLeft(position);
  return left === undefined ? at : words.cartagena.place.whole({ at, left });
}

/** How far a space of the tunnel is from the boat. */
export function spaceLeft(position: number): string | undefined {
  return position === 0 || position === BOAT ? undefined : positionName(position);
}

/** For lists, and after a colon. */
export function cardName(card: CartagenaCard): string {
  return words.cartagena.symbol.name({ card });
}

/** For what somebody plays or draws. */
export function cardTaken(card: CartagenaCard): string {
  return words.cartagena.symbol.accusative({ card });
}

/** Cards that somebody gets, equal ones together. */
export function cardsTaken(cards: readonly CartagenaCard[]): string {
  const kinds = CARTAGENA_SYMBOLS.map((card) => ({ card, n: cards.filter((one) => one === card).length }));
  return words.listed(
    kinds
      .filter(({ n }) => n > 0)
      .map(({ card, n }) =>
        drawn(card, n === 1 ? cardTaken(card) : words.cartagena.symbol.count({ card, n })),
      ),
  );
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
