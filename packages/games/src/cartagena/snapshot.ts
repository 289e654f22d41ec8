import type { Seat } from '@topsail/engine';
import { count, total, type Cards } from './cards.ts';
import { piratesOf, rowOf, type State } from './state.ts';
import { SYMBOLS, type BySeat, type Card } from './types.ts';

/** The state as the trace tells it: only what is there is counted. */
export interface Snapshot {
  readonly pirates: BySeat<Readonly<Record<string, number>>>;
  readonly hands: BySeat<Partial<Record<Card, number>>>;
  readonly row: readonly Card[];
  readonly deck: number;
  readonly discard: Partial<Record<Card, number>>;
  readonly seat: Seat;
}

export function snapshot(state: State): Snapshot {
  return {
    pirates: state.hands.map((_, seat) => tally(piratesOf(state, seat))),
    hands: state.hands.map(present),
    row: rowOf(state),
    deck: total(state.deck),
    discard: present(state.discard),
    seat: seatOnTurn(state),
  };
}

/** C-END-2: the guard ends the game when the next player would have the turn. */
function seatOnTurn({ ending, seat, setup }: State): Seat {
  return ending === 'guard' ? (seat + 1) % setup.seats : seat;
}

function tally(positions: readonly number[]): Record<string, number> {
  const men: Record<string, number> = {};
  for (const position of positions) men[position] = (men[position] ?? 0) + 1;
  return men;
}

function present(cards: Cards): Partial<Record<Card, number>> {
  const counts: Partial<Record<Card, number>> = {};
  for (const card of SYMBOLS.toSorted()) {
    const held = count(cards, SYMBOLS.indexOf(card));
    if (held > 0) counts[card] = held;
  }
  return counts;
}
