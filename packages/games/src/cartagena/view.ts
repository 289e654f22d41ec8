import { SPECTATOR, type GameView, type Seat, type Viewer } from '@topsail/engine';
import { ALL_CARDS, cardsIn, cardsOf, countsOf, total, type Cards } from './cards.ts';
import { piratesOf, rowOf, type State } from './state.ts';
import type { BySeat, Card, Counts, Ending, Section } from './types.ts';

/*
 * Who sees which field of the state (C-OPEN):
 *
 *   field                                      its owner   the others      spectators
 *   tunnel, pirates, row, discard, turn …      visible     visible         visible
 *   hands                                      visible     length          length
 *   known: the part of a hand that the         visible     visible         visible with an open row,
 *     others can tell; all of an open hand                                 hidden with a blind deck:
 *                                                                          there it is told from one's own
 *                                                                          hand, which a spectator has not
 *   deck                                       –           length          length
 *   deck, once it is a reshuffled discard      –           visible         visible
 *     pile and all it gives lies open
 */
export interface View extends GameView {
  readonly table: Table;
  readonly own: Own | null;
}

export interface Table {
  readonly sections: readonly Section[];
  /** The symbols of the spaces 1 to 36. */
  readonly symbols: readonly Card[];
  readonly players: BySeat<Player>;
  /** The open row, the next card first. */
  readonly row: readonly Card[];
  /** The number of cards in the deck. */
  readonly deck: number;
  /** Which cards these are, where everybody can tell. */
  readonly deckCards: Counts | null;
  readonly discard: Counts;
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Turns begun by all players together. */
  readonly turn: number;
  readonly actionsLeft: number;
  /** How many players have passed in a row. */
  readonly passes: number;
  readonly ending: Ending | null;
}

export interface Player {
  /** The positions of the six pirates, in rising order. */
  readonly pirates: readonly number[];
  /** The number of cards in the hand. */
  readonly hand: number;
  /** The cards in the hand that everybody can call by name: all of them where hands are open. */
  readonly known: Counts;
}

export interface Own {
  readonly hand: Counts;
  /** With a blind deck, the cards in each hand that the players can call by name and spectators cannot. */
  readonly known: BySeat<Counts> | null;
}

export function view(state: State, viewer: Viewer): View {
  return { setup: state.setup, viewer, table: table(state), own: own(state, viewer) };
}

/** What everybody sees; the same for all viewers. */
export function table(state: State): Table {
  return {
    sections: state.tunnel.sections,
    symbols: state.tunnel.symbols,
    players: state.hands.map((_, seat) => player(state, seat)),
    row: rowOf(state),
    deck: total(state.deck),
    deckCards: state.deckSeen ? countsOf(state.deck) : null,
    discard: countsOf(state.discard),
    seat: state.seat,
    turn: state.turn,
    actionsLeft: state.actionsLeft,
    passes: state.passes,
    ending: state.ending ?? null,
  };
}

function player(state: State, seat: Seat): Player {
  const known = state.rules.supply.open ? state.known[seat] : 0;
  return { pirates: piratesOf(state, seat), hand: total(state.hands[seat]), known: countsOf(known) };
}

export function own(state: State, viewer: Viewer): Own | null {
  if (viewer === SPECTATOR) return null;
  const known = state.rules.supply.open ? null : state.known.map(countsOf);
  return { hand: countsOf(state.hands[viewer]), known };
}

/** The cards in a seat's hand that others can call by name, as far as this viewer may know them. */
export function knownIn(view: View, seat: Seat): Counts {
  return view.own?.known?.[seat] ?? view.table.players[seat].known;
}

/** The cards that lie somewhere in the deck or in a hand, the viewer cannot tell where. */
export function unseen(view: View, viewer: Viewer): Cards {
  const { discard, row, deckCards, players } = view.table;
  let seen = cardsOf(discard) + cardsIn(row) + cardsOf(deckCards ?? {});
  players.forEach((_, seat) => {
    seen += cardsOf(view.own !== null && seat === viewer ? view.own.hand : knownIn(view, seat));
  });
  return ALL_CARDS - seen;
}
