import type { Chance, Tell } from '@topsail/engine';
import { NONE, nth, one, total } from './cards.ts';
import { rowOf, type State, type Supply } from './state.ts';
import type { Event } from './tell.ts';
import { OPEN_ROW } from './types.ts';

/** C-DRAW-1: cards come from the hidden deck. */
export const blindDeck: Supply = {
  open: false,
  take(state, seat, chance, tell) {
    const symbol = drawFromDeck(state, chance, tell);
    if (symbol !== NONE) state.hands[seat] += one(symbol);
    return symbol;
  },
  restock() {
    // Nothing lies open.
  },
  learn(state) {
    // Two players who know all cards outside the hands, and each his own hand, know the other's.
    if (state.setup.seats === 2) state.hands.forEach((hand, seat) => (state.known[seat] = hand));
  },
};

/** C-DRAW-1: cards come from the open row, in arrow order. */
export const openRow: Supply = {
  open: true,
  take(state, seat, chance, tell) {
    openRow.restock(state, chance, tell);
    if (isUsedUp(state)) return NONE;
    const symbol = state.row[state.rowNext++];
    state.hands[seat] += one(symbol);
    state.known[seat] += one(symbol);
    return symbol;
  },
  restock(state, chance, tell) {
    if (isUsedUp(state)) layRow(state, chance, tell);
  },
  learn(state) {
    state.deckSeen = true;
  },
};

function isUsedUp(state: State): boolean {
  return state.rowNext === state.rowEnd;
}

/** C-SET-4, C-DRAW-1: the row is shorter only when there are no more cards. */
function layRow(state: State, chance: Chance, tell?: Tell<Event>): void {
  state.rowNext = 0;
  state.rowEnd = 0;
  while (state.rowEnd < OPEN_ROW) {
    const symbol = drawFromDeck(state, chance, tell);
    if (symbol === NONE) break;
    state.row[state.rowEnd++] = symbol;
  }
  if (tell !== undefined && state.rowEnd > 0) tell({ e: 'row', cards: rowOf(state) });
}

/** The symbol of a card drawn at random from the deck, or NONE when deck and discard pile are both empty. */
export function drawFromDeck(state: State, chance: Chance, tell?: Tell<Event>): number {
  if (state.deck === 0) reshuffle(state, tell);
  if (state.deck === 0) return NONE;
  const symbol = nth(state.deck, chance.roll(total(state.deck), 'draw card'));
  state.deck -= one(symbol);
  state.crossed = true;
  return symbol;
}

/** C-DRAW-2 */
function reshuffle(state: State, tell?: Tell<Event>): void {
  if (state.discard === 0) return;
  state.deck = state.discard;
  state.discard = 0;
  state.rules.supply.learn(state);
  if (tell !== undefined) tell({ e: 'reshuffle' });
}
