import type { Chance, Seat, Tell } from '@topsail/engine';
import type { State } from './state.ts';
import type { Event } from './tell.ts';
import { SYMBOLS, type Card } from './types.ts';

/**
 * C-BACK-1, C-DRAW-1: draws so many cards out of a supply that has them. Tells those drawn so far before a new row or
 * deck where all may know the order, else all of them after it.
 */
export function drawAloud(state: State, seat: Seat, count: number, chance: Chance, tell: Tell<Event>): void {
  const { supply } = state.rules;
  let cards: Card[] = [];
  let done = 0;
  const tellCards = (): void => {
    if (cards.length === 0) return;
    done += cards.length;
    tell({ e: 'draw', seat, count: cards.length, cards, open: supply.open, whole: { total: count, done } });
    cards = [];
  };
  const tellBetween: Tell<Event> = (event) => {
    if (isOrderKnown(state)) tellCards();
    tell(event);
  };
  for (let n = 0; n < count; n++) {
    const symbol = supply.take(state, seat, chance, tellBetween);
    cards.push(SYMBOLS[symbol]);
  }
  tellCards();
}

/** With an open row all see it, and of two players each can tell the other's hand when the deck is made anew. */
function isOrderKnown({ rules, setup }: State): boolean {
  return rules.supply.open || setup.seats === 2;
}
