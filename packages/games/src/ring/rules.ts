import {
  bit,
  type Chance,
  type Outcome,
  type Seat,
  type SeatSet,
  type Setup,
  type Tell,
} from '@topsail/engine';
import { DIE, emptyTable, isOver, lengthOf, MOVES, type Card, type Pair } from './state.ts';
import type { RingMove, RingState } from './state.ts';

export type RingEvent =
  | { readonly e: 'round'; readonly round: number }
  /** `card` is known to its owner only. */
  | { readonly e: 'picked'; readonly seat: Seat; readonly card?: Card }
  | { readonly e: 'turned'; readonly cards: Pair<Card>; readonly die: number | null }
  /** `spaces` are those the boat comes to, in order, counted from the start. */
  | { readonly e: 'went'; readonly seat: Seat; readonly spaces: readonly number[] }
  | { readonly e: 'end' };

export const RULES: Readonly<Record<RingEvent['e'], string>> = {
  round: 'RING-2',
  picked: 'RING-2',
  turned: 'RING-3',
  went: 'RING-3',
  end: 'RING-4',
};

type Listener = Tell<RingEvent> | undefined;

export function begin(setup: Setup, _chance: Chance, tell?: Listener): RingState {
  const state = emptyTable(setup);
  beginRound(state, tell);
  return state;
}

function beginRound(state: RingState, tell: Listener): void {
  state.round++;
  tell?.({ e: 'round', round: state.round });
}

export function toAct(state: RingState): SeatSet {
  if (isOver(state)) return 0;
  return (state.picks[0] === null ? bit(0) : 0) | (state.picks[1] === null ? bit(1) : 0);
}

export function legalMoves(state: RingState, seat: Seat, out: RingMove[]): number {
  if ((toAct(state) & bit(seat)) === 0) return 0;
  for (let i = 0; i < MOVES.length; i++) out[i] = MOVES[i];
  return MOVES.length;
}

/** RING-2: the second card brings both to light. */
export function apply(
  state: RingState,
  seat: Seat,
  { card }: RingMove,
  chance: Chance,
  tell?: Listener,
): boolean {
  state.picks[seat] = card;
  tell?.({ e: 'picked', seat, card });
  const [first, second] = state.picks;
  if (first === null || second === null) return false;
  turnUp(state, [first, second], chance, tell);
  return true;
}

/** RING-3. */
function turnUp(state: RingState, cards: Pair<Card>, chance: Chance, tell: Listener): void {
  const die = cards[0] === cards[1] ? null : chance.roll(DIE, 'die');
  state.turned = { cards, die };
  state.picks.fill(null);
  tell?.({ e: 'turned', cards, die });
  go(state, 0, spacesOf(cards[0], cards[1], die ?? 1), tell);
  go(state, 1, spacesOf(cards[1], cards[0], die ?? 1), tell);
  if (isOver(state)) tell?.({ e: 'end' });
  else beginRound(state, tell);
}

function spacesOf(card: Card, other: Card, die: number): number {
  return card > other ? card : die;
}

/** A boat stops where its laps end. */
function go(state: RingState, seat: Seat, spaces: number, tell: Listener): void {
  const from = state.gone[seat];
  state.gone[seat] = Math.min(from + spaces, lengthOf(state.setup));
  const to = state.gone[seat];
  tell?.({ e: 'went', seat, spaces: Array.from({ length: to - from }, (_, i) => from + i + 1) });
}

export function outcomeOf(state: RingState): Outcome<Seat> | undefined {
  if (!isOver(state)) return undefined;
  const standings = state.gone.map((score, entrant) => ({
    entrant,
    rank: score < Math.max(...state.gone) ? 2 : 1,
    score,
    parts: [{ part: 'spaces', points: score }],
  }));
  return { reason: 'home', rule: 'RING-4', standings };
}
