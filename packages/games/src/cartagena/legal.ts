import type { Seat } from '@topsail/engine';
import { firstSymbol, oneOfEach, type Cards } from './cards.ts';
import { advance, retreat, STOP, type Move } from './moves.ts';
import type { State } from './state.ts';
import { ACTIONS, BOAT, PIRATES, START } from './types.ts';
import { rearmostRefuge, refugeBehind } from './way.ts';

export function legalMoves(state: State, seat: Seat, out: Move[]): number {
  if (state.ending !== undefined || seat !== state.seat) return 0;
  const refuge = rearmostRefuge(state.crowd);
  const last = lastRetreat(state);
  const symbols = oneOfEach(state.hands[seat]);
  const end = PIRATES * (seat + 1);
  let moves = 0;
  let before = -1;
  for (let i = end - PIRATES; i < end; i++) {
    const from = state.pirates[i];
    if (from === before) continue;
    before = from;
    if (from < BOAT) moves = listAdvances(symbols, from, out, moves);
    if (from > refuge && from <= last) out[moves++] = retreat(from);
  }
  if (state.actionsLeft < ACTIONS) out[moves++] = STOP; // C-TURN-1
  return moves;
}

/** C-FWD-1, C-FWD-2: every card takes every pirate somewhere, into the boat if nowhere else. */
function listAdvances(symbols: Cards, from: number, out: Move[], listed: number): number {
  let moves = listed;
  for (let rest = symbols; rest !== 0; rest &= rest - 1) out[moves++] = advance(from, firstSymbol(rest));
  return moves;
}

/** C-BACK-3: the last position from which a pirate may retreat. */
function lastRetreat(state: State): number {
  return state.boatRetreat ? BOAT : BOAT - 1;
}

/** C-PASS: with a card in the hand an action always exists. */
export function mayAct(state: State, seat: Seat): boolean {
  if (state.hands[seat] !== 0) return true;
  const refuge = rearmostRefuge(state.crowd);
  const last = lastRetreat(state);
  for (let i = PIRATES * seat; i < PIRATES * (seat + 1); i++) {
    if (state.pirates[i] > refuge && state.pirates[i] <= last) return true;
  }
  return false;
}

/** The rule that forbids a move which is not legal. */
export function whyNot(state: State, seat: Seat, move: Move): string {
  if (state.ending !== undefined) return 'C-END';
  if (seat !== state.seat || move.kind === 'stop') return 'C-TURN-1';
  if (move.kind === 'pass') return 'C-PASS';
  return move.kind === 'advance' ? whyNoAdvance(move) : whyNoRetreat(state, seat, move);
}

function whyNoAdvance(move: Move): string {
  return move.from === BOAT ? 'C-FWD-4' : 'C-FWD-1';
}

function whyNoRetreat(state: State, seat: Seat, { from }: Move): string {
  if (from === START) return 'C-FWD-4';
  const own = state.pirates.indexOf(from, PIRATES * seat);
  if (own === -1 || own >= PIRATES * (seat + 1)) return 'C-BACK-1';
  if (from === BOAT && !state.boatRetreat) return 'C-BACK-3';
  return refugeBehind(state.crowd, from) === START ? 'C-BACK-3' : 'C-BACK-1';
}
