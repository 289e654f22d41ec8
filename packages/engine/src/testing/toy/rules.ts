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
  | { readonly e: 'dealt'; readonly seat: Seat; readonly card?: number }
  | { readonly e: 'drew'; readonly seat: Seat; readonly thrown: number; readonly card?: number }
  | { readonly e: 'chose'; readonly seat: Seat; readonly move?: string }
  | { readonly e: 'revealed'; readonly seat: Seat; readonly move: string }
  | { readonly e: 'went'; readonly seat: Seat; readonly to: number }
  /** A new round; or the end, where all cards are shown. */
  | { readonly e: 'round'; readonly round: number; readonly cards: readonly number[] | null };

export function setupToy(setup: Setup, chance: Chance, tell?: Tell<ToyEvent>): ToyState {
  const state = emptyToy(setup);
  for (const seat of state.card.keys()) {
    state.card[seat] = draw(state.pile, chance, 'deal');
    tell?.({ e: 'dealt', seat, card: state.card[seat] });
  }
  return state;
}

/** The table before the cards are dealt. */
export function emptyToy(setup: Setup): ToyState {
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  return {
    setup,
    round: 1,
    at: seats.map(() => 0),
    card: seats.map(() => 0),
    pile: [...CARDS],
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
  tell?.({ e: 'round', round: state.round, cards: isOver(state) ? [...state.card] : null });
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
  const thrown = state.card[seat];
  state.dug[seat] = true;
  state.thrown.push(thrown);
  state.card[seat] = draw(state.pile, chance, 'dig');
  tell?.({ e: 'drew', seat, thrown, card: state.card[seat] });
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
