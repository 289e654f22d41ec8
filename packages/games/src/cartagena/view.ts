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
 *     others can tell; all of an open hand                                 hidden with a blind deck
 *   deck                                       –           length          length
 *   deck, once it is a reshuffled discard      –           visible         visible
 *     pile and all it gives lies open
 */
export interface View extends GameView {
  readonly table: Table;
  readonly own: { readonly hand: Counts } | null;
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
  /** The cards in the hand that the viewer may call by name: all of them where hands are open. */
  readonly known: Counts;
}

export function view(state: State, viewer: Viewer): View {
  const own = viewer === SPECTATOR ? null : { hand: countsOf(state.hands[viewer]) };
  return { setup: state.setup, viewer, table: tableFor(state, viewer), own };
}

function tableFor(state: State, viewer: Viewer): Table {
  return {
    sections: state.tunnel.sections,
    symbols: state.tunnel.symbols,
    players: state.hands.map((_, seat) => playerFor(state, seat, viewer)),
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

function playerFor(state: State, seat: Seat, viewer: Viewer): Player {
  // With a blind deck a hand is told from one's own hand, which a spectator has not.
  const known = viewer === SPECTATOR && !state.rules.supply.open ? 0 : state.known[seat];
  return { pirates: piratesOf(state, seat), hand: total(state.hands[seat]), known: countsOf(known) };
}

/** The cards that lie somewhere in the deck or in a hand, the viewer cannot tell where. */
export function unseen({ table, own }: View, viewer: Viewer): Cards {
  let seen = cardsOf(table.discard) + cardsIn(table.row) + cardsOf(table.deckCards ?? {});
  table.players.forEach(({ known }, seat) => {
    seen += cardsOf(own !== null && seat === viewer ? own.hand : known);
  });
  return ALL_CARDS - seen;
}
