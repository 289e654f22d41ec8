import { checkMove, movesOf, play, scripted } from '@topsail/engine';
import type { Outcome, Refusal, ScriptedRoll, Seat, Viewer } from '@topsail/engine';
import { ALL_CARDS, cardsIn, cardsOf, countsOf, symbolOf } from '../cards.ts';
import { cartagena } from '../index.ts';
import { rulesetOf } from '../rulesets.ts';
import { checkSetup } from '../setup.ts';
import { snapshot, type Snapshot } from '../snapshot.ts';
import { emptyTable, piratesOf, rowOf, type State } from '../state.ts';
import { hear, type Event } from '../tell.ts';
import { layTunnel, parseSections } from '../tunnel.ts';
import { PIRATES, START, type Card, type Counts } from '../types.ts';
import type { View } from '../view.ts';

/** The tunnel of the book's worked example. */
const BOOK_TUNNEL = 'A+l B-l E+r C-r D-l F-r';

/** A position as a test writes it; what is left out is as at the start of a turn. */
export interface Scene {
  readonly ruleset: string;
  readonly tunnel?: string;
  readonly boatRetreat?: 'yes' | 'no';
  /** One list for each seat; pirates that are not named are at the start. */
  readonly pirates: readonly (readonly number[])[];
  readonly hands?: readonly Partial<Counts>[];
  /** What the others can tell of hidden hands. */
  readonly known?: readonly Partial<Counts>[];
  readonly row?: readonly Card[];
  readonly deck?: Partial<Counts>;
  readonly discard?: Partial<Counts>;
  /** Where all other cards are: in the deck, the discard pile, or a seat's hand. */
  readonly rest?: 'deck' | 'discard' | Seat;
  readonly seat?: Seat;
  readonly actionsLeft?: number;
  readonly turn?: number;
}

export function scene(scene: Scene): Table {
  const { ruleset, tunnel = BOOK_TUNNEL, boatRetreat = 'yes', pirates } = scene;
  const setup = checkSetup(ruleset, pirates.length, { tunnel, 'boat-retreat': boatRetreat });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusal));
  const sections = parseSections(tunnel) ?? [];
  const state = emptyTable(setup.value, rulesetOf(ruleset), layTunnel(sections));
  placePirates(state, pirates);
  placeCards(state, scene);
  state.seat = scene.seat ?? 0;
  state.actionsLeft = scene.actionsLeft ?? state.actionsLeft;
  state.turn = scene.turn ?? state.turn;
  cartagena.audit(state);
  return new Table(state);
}

function placePirates(state: State, pirates: Scene['pirates']): void {
  state.crowd.fill(0);
  pirates.forEach((named, seat) => {
    const all = [...named, ...new Array<number>(PIRATES - named.length).fill(START)];
    all.sort((a, b) => a - b);
    all.forEach((position, i) => {
      state.pirates[PIRATES * seat + i] = position;
      state.crowd[position]++;
    });
  });
}

function placeCards(state: State, { hands = [], known = [], row = [], deck, discard, rest }: Scene): void {
  hands.forEach((hand, seat) => (state.hands[seat] = cardsOf(hand)));
  row.forEach((card, i) => (state.row[i] = symbolOf(card)));
  state.rowEnd = row.length;
  state.deck = cardsOf(deck ?? {});
  state.discard = cardsOf(discard ?? {});
  const placed = state.hands.reduce((sum, hand) => sum + hand, state.deck + state.discard + cardsIn(row));
  const others = ALL_CARDS - placed;
  if (typeof rest === 'number') state.hands[rest] += others;
  else if (rest === 'discard') state.discard += others;
  else state.deck += others;
  known.forEach((cards, seat) => (state.known[seat] = cardsOf(cards)));
  if (state.rules.open) state.hands.forEach((hand, seat) => (state.known[seat] = hand));
}

/** A game to be played by the texts of its moves, through the checked façade, with luck written down. */
export class Table {
  state: State;
  /** All that was told since the scene began. */
  events: Event[] = [];
  /** Whether the last move drew or revealed something unseen. */
  crossed = false;

  constructor(state: State) {
    this.state = state;
  }

  /** The player whose turn it is makes a move, which must be legal and use up exactly these rolls. */
  play(text: string, ...rolls: readonly ScriptedRoll[]): this {
    const luck = scripted(...rolls);
    const played = play(cartagena, this.state, this.state.seat, text, luck);
    if (!played.ok) throw new Error(`${text}: ${JSON.stringify(played.refusal)}; ${this.moves().join(', ')}`);
    luck.done();
    cartagena.audit(played.value.state);
    this.state = played.value.state;
    this.crossed = played.value.crossed;
    this.events.push(...played.value.events);
    return this;
  }

  moves(): string[] {
    return movesOf(cartagena, this.state, this.state.seat).map(({ text }) => text);
  }

  /** Why a move is not taken; undefined when it is legal. */
  refusal(text: string, seat: Seat = this.state.seat): Refusal | undefined {
    const checked = checkMove(cartagena, this.state, seat, text);
    return checked.ok ? undefined : checked.refusal;
  }

  pirates(seat: Seat): number[] {
    return piratesOf(this.state, seat);
  }

  hand(seat: Seat): Counts {
    return countsOf(this.state.hands[seat]);
  }

  get row(): Card[] {
    return rowOf(this.state);
  }

  get deck(): Counts {
    return countsOf(this.state.deck);
  }

  get discard(): Counts {
    return countsOf(this.state.discard);
  }

  get snapshot(): Snapshot {
    return snapshot(this.state);
  }

  view(viewer: Viewer): View {
    return cartagena.view(this.state, viewer);
  }

  heard(viewer: Viewer): Event[] {
    return this.events.map((event) => hear(event, viewer));
  }

  /** All cards drawn by retreats, in the order told. */
  get drawn(): Card[] {
    return this.events.flatMap((event) => (event.e === 'draw' ? (event.cards ?? []) : []));
  }

  /** The kinds of the events, in the order told. */
  get told(): string[] {
    return this.events.map(({ e }) => e);
  }

  get outcome(): Outcome {
    const outcome = cartagena.outcome(this.state);
    if (outcome === undefined) throw new Error('the game is not over');
    return outcome;
  }
}

/** Counts with the symbols that are not named at zero. */
export function counts(some: Partial<Counts>): Counts {
  return countsOf(cardsOf(some));
}

/** So many rolls of 1 for cards, each giving the first symbol left in the deck. */
export function firstCards(number: number): ScriptedRoll[] {
  return Array.from({ length: number }, (): ScriptedRoll => ['draw card', 1]);
}
