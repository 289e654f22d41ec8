import type { Chance } from '../../chance.ts';
import type { GameView } from '../../game.ts';
import { SPECTATOR, type Viewer } from '../../seat.ts';
import type { ToyEvent } from './rules.ts';
import { CARDS, isOver, ROW, SAIL, TOY_MOVES, type ToyMove, type ToyState } from './state.ts';

/**
 * | field | its owner | the others | spectators |
 * |---|---|---|---|
 * | card | visible | hidden until the end | hidden until the end |
 * | choice, before the reveal | visible | non-empty | non-empty |
 * | pile | length | length | length |
 * | round, spaces, thrown cards, who dug, the last reveal | visible | visible | visible |
 */
export interface ToyView extends GameView {
  readonly table: {
    readonly round: number;
    readonly at: readonly number[];
    readonly thrown: readonly number[];
    readonly dug: readonly boolean[];
    readonly last: readonly string[];
    readonly hasChosen: readonly boolean[];
    readonly pile: number;
    /** Shown when the game is over. */
    readonly cards: readonly number[] | null;
  };
  readonly own: { readonly card: number; readonly chosen: string | null } | null;
}

export function view(state: ToyState, viewer: Viewer): ToyView {
  return { setup: state.setup, viewer, table: table(state), own: own(state, viewer) };
}

export function table(state: ToyState): ToyView['table'] {
  return {
    round: state.round,
    at: [...state.at],
    thrown: [...state.thrown],
    dug: [...state.dug],
    last: [...state.last],
    hasChosen: state.chosen.map((move) => move !== undefined),
    pile: state.pile.length,
    cards: isOver(state) ? [...state.card] : null,
  };
}

export function own(state: ToyState, viewer: Viewer): ToyView['own'] {
  if (viewer === SPECTATOR) return null;
  return { card: state.card[viewer], chosen: state.chosen[viewer]?.text ?? null };
}

export function imagine(view: ToyView, chance: Chance): ToyState {
  const { setup, viewer, table, own } = view;
  const unseen = CARDS.filter((card) => !table.thrown.includes(card) && card !== own?.card);
  const mine = (seat: number): boolean => own !== null && seat === viewer;
  const dealt = table.at.map((_, seat) => (mine(seat) ? (own?.card ?? 0) : take(unseen, chance)));
  const chosen = table.hasChosen.map((has, seat) => {
    if (!has) return undefined;
    return mine(seat) ? parseMove(own?.chosen ?? '') : anyMove(table.dug[seat], chance);
  });
  const card = table.cards === null ? dealt : [...table.cards];
  const pile = CARDS.filter((one) => !card.includes(one) && !table.thrown.includes(one));
  const { round, at, thrown, dug, last } = table;
  return { setup, round, at: [...at], card, pile, thrown: [...thrown], dug: [...dug], chosen, last };
}

function take(from: number[], chance: Chance): number {
  return from.splice(chance.roll(from.length, 'imagine a card') - 1, 1)[0];
}

function anyMove(dug: boolean, chance: Chance): ToyMove {
  const moves = dug ? [ROW, SAIL] : TOY_MOVES;
  return moves[chance.roll(moves.length, 'imagine a choice') - 1];
}

export function parseMove(text: string): ToyMove | undefined {
  return TOY_MOVES.find((move) => move.text === text);
}

/** Others hear that a card was drawn or a choice made, not which. */
export function hear(event: ToyEvent, viewer: Viewer): ToyEvent {
  if (!('seat' in event) || event.seat === viewer) return event;
  if (event.e === 'drew') return { e: event.e, seat: event.seat, thrown: event.thrown };
  return event.e === 'dealt' || event.e === 'chose' ? { e: event.e, seat: event.seat } : event;
}
