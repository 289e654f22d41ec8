import type { Chance, GameState, Seat, Setup, Tell } from '@topsail/engine';
import { ALL_CARDS, type Cards } from './cards.ts';
import type { Offer } from './offer.ts';
import type { Event } from './tell.ts';
import type { Tunnel } from './tunnel.ts';
import { ACTIONS, BOAT, OPEN_ROW, PIRATES, START, SYMBOLS, type Card, type Ending } from './types.ts';

export interface Ruleset extends Offer {
  readonly supply: Supply;
}

/** Where drawn cards come from. */
export interface Supply {
  /** Whether all see which card is taken. */
  readonly open: boolean;
  /** Puts the next card into the seat's hand and returns its symbol, or NONE. */
  take(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): number;
  /** Makes ready for the next draw what must lie ready at once. */
  restock(state: State, chance: Chance, tell?: Tell<Event>): void;
  /** Notes what can be told from a deck that was the open discard pile a moment ago. */
  learn(state: State): void;
}

interface Fields {
  readonly setup: Setup;
  readonly rules: Ruleset;
  readonly tunnel: Tunnel;
  readonly boatRetreat: boolean;
  readonly pirates: readonly number[];
  readonly crowd: readonly number[];
  readonly hands: readonly Cards[];
  readonly known: readonly Cards[];
  readonly row: readonly number[];
  readonly rowNext: number;
  readonly rowEnd: number;
  readonly deck: Cards;
  readonly deckSeen: boolean;
  readonly discard: Cards;
  readonly seat: Seat;
  readonly turn: number;
  readonly actionsLeft: number;
  readonly passes: number;
  readonly ending: Ending | undefined;
}

export class State implements GameState, Fields {
  readonly setup: Setup;
  readonly rules: Ruleset;
  readonly tunnel: Tunnel;
  readonly boatRetreat: boolean;
  /** The positions of the six pirates of seat 0 in rising order, then of seat 1, and so on. */
  readonly pirates: number[];
  /** How many pirates stand on each position, from the start to the boat. */
  readonly crowd: number[];
  readonly hands: Cards[];
  /** The part of each hand that the other players can tell; what is played is taken from it first. */
  readonly known: Cards[];
  /** Room for the open row; the cards from `rowNext` up to `rowEnd` lie there. */
  readonly row: number[];
  rowNext: number;
  rowEnd: number;
  /** Shuffled lazily: which cards there are; luck picks one when it is drawn. */
  deck: Cards;
  /** Whether everybody can tell which cards the deck holds. */
  deckSeen: boolean;
  discard: Cards;
  seat: Seat;
  /** Turns begun by all players together. */
  turn: number;
  actionsLeft: number;
  /** How many players have passed in a row. */
  passes: number;
  ending: Ending | undefined;
  /** Scratch of `apply`: whether this move has drawn a card nobody could foresee. */
  crossed: boolean;

  constructor(from: Fields) {
    this.setup = from.setup;
    this.rules = from.rules;
    this.tunnel = from.tunnel;
    this.boatRetreat = from.boatRetreat;
    this.pirates = from.pirates.slice();
    this.crowd = from.crowd.slice();
    this.hands = from.hands.slice();
    this.known = from.known.slice();
    this.row = from.row.slice();
    this.rowNext = from.rowNext;
    this.rowEnd = from.rowEnd;
    this.deck = from.deck;
    this.deckSeen = from.deckSeen;
    this.discard = from.discard;
    this.seat = from.seat;
    this.turn = from.turn;
    this.actionsLeft = from.actionsLeft;
    this.passes = from.passes;
    this.ending = from.ending;
    this.crossed = false;
  }
}

/** C-SET-2: the table before any card is dealt. */
export function emptyTable(setup: Setup, rules: Ruleset, tunnel: Tunnel): State {
  const crowd = new Array<number>(BOAT + 1).fill(0);
  crowd[START] = PIRATES * setup.seats;
  return new State({
    setup,
    rules,
    tunnel,
    boatRetreat: setup.options['boat-retreat'] === 'yes', // C-BACK-3
    pirates: new Array<number>(PIRATES * setup.seats).fill(START),
    crowd,
    hands: new Array<Cards>(setup.seats).fill(0),
    known: new Array<Cards>(setup.seats).fill(0),
    row: new Array<number>(OPEN_ROW).fill(0),
    rowNext: 0,
    rowEnd: 0,
    deck: ALL_CARDS,
    deckSeen: false,
    discard: 0,
    seat: 0,
    turn: 1,
    actionsLeft: ACTIONS,
    passes: 0,
    ending: undefined,
  });
}

export function piratesOf(state: State, seat: Seat): number[] {
  return state.pirates.slice(PIRATES * seat, PIRATES * (seat + 1));
}

/** The open row, the card to be taken next first. */
export function rowOf(state: State): Card[] {
  return state.row.slice(state.rowNext, state.rowEnd).map((symbol) => SYMBOLS[symbol]);
}
