import { cardsOf, symbolOf } from './cards.ts';
import type { State } from './state.ts';
import { PIRATES, type BySeat } from './types.ts';
import type { Table } from './view.ts';

/** Puts every pirate where he stands; those of a seat come in rising order. */
export function placePirates(state: State, pirates: BySeat<readonly number[]>): void {
  state.crowd.fill(0);
  pirates.forEach((positions, seat) => {
    positions.forEach((position, i) => {
      state.pirates[PIRATES * seat + i] = position;
      state.crowd[position]++;
    });
  });
}

/** What lies open and whose turn it is, as tables and dumps tell it. */
type Open = Pick<Table, 'row' | 'discard' | 'seat' | 'turn' | 'actionsLeft' | 'passes' | 'ending'>;

export function layOpen(state: State, open: Open): void {
  open.row.forEach((card, i) => (state.row[i] = symbolOf(card)));
  state.rowEnd = open.row.length;
  state.discard = cardsOf(open.discard);
  state.seat = open.seat;
  state.turn = open.turn;
  state.actionsLeft = open.actionsLeft;
  state.passes = open.passes;
  state.ending = open.ending ?? undefined;
}
