import { ranking, type Chance, type Seat, type Tell } from '@topsail/engine';
import { count, one, total } from './cards.ts';
import { drawAloud } from './draw.ts';
import { mayAct } from './legal.ts';
import type { Move } from './moves.ts';
import { outcomeOf } from './score.ts';
import type { State } from './state.ts';
import type { Event } from './tell.ts';
import { ACTIONS, BOAT, PIRATES, SYMBOLS, TURNS_EACH, type Ending } from './types.ts';
import { fullBetween, landing, refugeBehind, takenBetween } from './way.ts';

export function apply(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): boolean {
  state.crossed = false;
  if (move.kind === 'stop') {
    stop(state, seat, tell);
    return false;
  }
  state.passes = 0;
  if (move.kind === 'advance') advance(state, seat, move, tell);
  else retreat(state, seat, move.from, chance, tell);
  return state.crossed;
}

function advance(state: State, seat: Seat, { from, symbol }: Move, tell?: Tell<Event>): void {
  const to = landing(state.tunnel, state.crowd, from, symbol);
  const card = one(symbol);
  state.hands[seat] -= card;
  if (count(state.known[seat], symbol) > 0) state.known[seat] -= card;
  state.discard += card; // C-FWD-3
  walk(state, seat, from, to);
  const hasEscaped = state.pirates[PIRATES * seat] === BOAT;
  if (tell !== undefined) {
    const left = hasEscaped ? state.actionsLeft : state.actionsLeft - 1;
    const passed = takenBetween(state.tunnel, from, to, symbol);
    tell({ e: 'forward', seat, from, to, card: SYMBOLS[symbol], passed, left });
  }
  if (hasEscaped) end(state, 'escape', tell);
  else endAction(state, seat, tell);
}

function retreat(state: State, seat: Seat, from: number, chance: Chance, tell?: Tell<Event>): void {
  const to = refugeBehind(state.crowd, from);
  const owed = state.crowd[to]; // C-BACK-1: as many as stood there before
  walk(state, seat, from, to);
  if (tell !== undefined) {
    const passed = fullBetween(state.crowd, to, from);
    const count = Math.min(owed, cardsLeft(state));
    tell({ e: 'back', seat, from, to, passed, count, left: state.actionsLeft - 1 });
    drawAloud(state, seat, count, chance, tell);
  } else for (let n = 0; n < owed; n++) state.rules.supply.take(state, seat, chance);
  state.rules.supply.restock(state, chance, tell);
  endAction(state, seat, tell);
}

/** All that a draw could give before there is nothing left. */
function cardsLeft({ deck, discard, rowEnd, rowNext }: State): number {
  return total(deck) + total(discard) + rowEnd - rowNext;
}

/** Moves one of the seat's pirates and keeps the six in rising order. */
function walk(state: State, seat: Seat, from: number, to: number): void {
  const { pirates, crowd } = state;
  const first = PIRATES * seat;
  const last = first + PIRATES - 1;
  let i = first;
  while (i < last && pirates[i] !== from) i++;
  for (; i < last && pirates[i + 1] < to; i++) pirates[i] = pirates[i + 1];
  for (; i > first && pirates[i - 1] > to; i--) pirates[i] = pirates[i - 1];
  pirates[i] = to;
  crowd[from]--;
  crowd[to]++;
}

/** C-TURN-1: the turn goes on while an action is left and one can be made. */
function endAction(state: State, seat: Seat, tell?: Tell<Event>): void {
  state.actionsLeft--;
  const isStuck = state.actionsLeft > 0 && !mayAct(state, seat);
  if (isStuck && tell !== undefined) tell({ e: 'stuck', seat });
  if (isStuck || state.actionsLeft === 0) nextTurn(state, tell);
}

function stop(state: State, seat: Seat, tell?: Tell<Event>): void {
  if (tell !== undefined) tell({ e: 'stop', seat });
  nextTurn(state, tell);
}

/** Goes round the table to the next player who can act; the others pass without being asked (C-PASS). */
function nextTurn(state: State, tell?: Tell<Event>): void {
  const { seats } = state.setup;
  while (state.ending === undefined) {
    if (state.turn === TURNS_EACH * seats) return end(state, 'guard', tell); // C-END-2
    state.turn++;
    state.seat = (state.seat + 1) % seats;
    state.actionsLeft = ACTIONS;
    if (tell !== undefined) tell({ e: 'turn', seat: state.seat, turn: state.turn });
    if (mayAct(state, state.seat)) return;
    state.passes++;
    if (tell !== undefined) tell({ e: 'pass', seat: state.seat });
    if (state.passes === seats) end(state, 'drawn', tell);
  }
}

function end(state: State, ending: Ending, tell?: Tell<Event>): void {
  state.ending = ending;
  if (tell !== undefined) tell(endEvent(state, ending));
}

function endEvent(state: State, ending: Ending): Event {
  const outcome = outcomeOf(state);
  const groups = outcome === undefined ? [] : ranking(outcome);
  const told = { e: 'end', ending, ranking: groups } as const;
  return ending === 'escape' ? { ...told, winner: state.seat } : told;
}
