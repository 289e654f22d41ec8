import type { Chance } from '../../chance.ts';
import type { Tell } from '../../game.ts';
import type { Outcome, Standing } from '../../outcome.ts';
import type { Seat, SeatSet } from '../../seat.ts';
import type { Setup } from '../../setup.ts';
import {
  CARDS,
  DIG,
  goalOf,
  isOver,
  LAST_ROUND,
  ROW,
  SAIL,
  windOf,
  type ToyMove,
  type ToyState,
} from './state.ts';

export type ToyEvent =
  | { readonly e: 'dealt' | 'drew'; readonly seat: Seat; readonly card?: number }
  | { readonly e: 'chose'; readonly seat: Seat; readonly move?: string }
  | { readonly e: 'revealed'; readonly seat: Seat; readonly move: string }
  | { readonly e: 'went'; readonly seat: Seat; readonly to: number };

export function setupToy(setup: Setup, chance: Chance, tell?: Tell<ToyEvent>): ToyState {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const pile = [...CARDS];
  const card = seats.map(() => draw(pile, chance, 'deal'));
  for (const seat of seats) tell?.({ e: 'dealt', seat, card: card[seat] });
  return {
    setup,
    round: 1,
    at: seats.map(() => 0),
    card,
    pile,
    thrown: [],
    dug: seats.map(() => false),
    chosen: seats.map(() => undefined),
    last: [],
  };
}

function draw(pile: number[], chance: Chance, what: string): number {
  return pile.splice(chance.roll(pile.length, what) - 1, 1)[0];
}

export function toAct(state: ToyState): SeatSet {
  if (isOver(state)) return 0;
  return state.chosen.reduce((set, move, seat) => (move === undefined ? set | (1 << seat) : set), 0);
}

export function legalMoves(state: ToyState, seat: Seat, out: ToyMove[]): number {
  if (isOver(state) || state.chosen[seat] !== undefined) return 0;
  let count = 0;
  out[count++] = ROW;
  out[count++] = SAIL;
  if (!state.dug[seat]) out[count++] = DIG;
  return count;
}

/** Puts a choice face down; the last one to choose brings the reveal, which is the information horizon. */
export function choose(
  state: ToyState,
  seat: Seat,
  move: ToyMove,
  chance: Chance,
  tell?: Tell<ToyEvent>,
): boolean {
  state.chosen[seat] = move;
  tell?.({ e: 'chose', seat, move: move.text });
  if (state.chosen.includes(undefined)) return false;
  for (const other of state.chosen.keys()) reveal(state, other, chance, tell);
  state.last = state.chosen.map((choice) => choice?.text ?? '');
  state.chosen.fill(undefined);
  state.round++;
  return true;
}

function reveal(state: ToyState, seat: Seat, chance: Chance, tell?: Tell<ToyEvent>): void {
  const move = state.chosen[seat] ?? ROW;
  const blocked = state.chosen.some((choice, other) => choice === SAIL && other !== seat);
  tell?.({ e: 'revealed', seat, move: move.text });
  if (move === DIG) return dig(state, seat, chance, tell);
  if (move === SAIL && blocked) return;
  state.at[seat] += move === ROW ? 1 : chance.roll(windOf(state.setup), 'wind');
  tell?.({ e: 'went', seat, to: state.at[seat] });
}

function dig(state: ToyState, seat: Seat, chance: Chance, tell?: Tell<ToyEvent>): void {
  state.dug[seat] = true;
  state.thrown.push(state.card[seat]);
  state.card[seat] = draw(state.pile, chance, 'dig');
  tell?.({ e: 'drew', seat, card: state.card[seat] });
}

export function outcome(state: ToyState): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const scores = state.at.map((space, seat) => space + state.card[seat]);
  const standings = scores.map((score, seat): Standing => {
    const rank = 1 + scores.filter((other) => other > score).length;
    const parts = [
      { part: 'space', points: state.at[seat] },
      { part: 'card', points: state.card[seat] },
    ];
    return { entrant: seat, rank, score, parts };
  });
  const reached = state.at.some((space) => space >= goalOf(state.setup));
  return { reason: reached ? 'goal' : `round-${LAST_ROUND}`, rule: 'TOY-5', standings };
}
