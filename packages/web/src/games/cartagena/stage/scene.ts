import type { Seat } from '@topsail/engine';
import { BOAT, type CartagenaCard, type CartagenaEvent, type CartagenaView } from '@topsail/games';
import { words } from '../../../words/index.ts';
import { doer } from '../../../words/parties.ts';
import type { ShownBeat } from '../../contract/beat.ts';
import { cartagenaFace } from '../words/face.ts';
import { handOf, type SeenCard } from './hand.ts';

type Of<K extends CartagenaEvent['e']> = Extract<CartagenaEvent, { readonly e: K }>;
type Beat = ShownBeat<CartagenaView, CartagenaEvent>;

/** What one event shows large over the board; what it shows on the board itself is in `board/marks.ts`. */
export interface Scene {
  readonly ribbon?: string | undefined;
  /** Who acts, and with which hand; cards that this viewer may know lie face up. */
  readonly actor?: { readonly seat: Seat; readonly hand: readonly SeenCard[] };
  readonly played?: CartagenaCard;
  readonly taken?: Taken;
  readonly boat?: Boat;
  /** Whose boat sails away. */
  readonly away?: { readonly seat: Seat; readonly crew: number };
}

/** Cards on their way from the deck or the open row into a hand, or from the deck into a new row. */
export interface Taken {
  readonly from: 'deck' | 'row';
  readonly into: 'hand' | 'row';
  readonly cards: readonly SeenCard[];
  /** The row and the number of cards in the deck just before. */
  readonly row: readonly CartagenaCard[];
  readonly deck: number;
}

/** A crew, and how many of it are aboard. */
export interface Boat {
  readonly seat: Seat;
  readonly aboard: number;
  readonly all: number;
}

export function sceneOf(beat: Beat): Scene {
  const { event, before, view } = beat;
  switch (event.e) {
    case 'setup':
      return {};
    case 'tunnel':
    case 'first':
    case 'turn':
    case 'stop':
    case 'stuck':
    case 'pass':
    case 'reshuffle':
      return { ribbon: cartagenaFace.tell(view.setup, event, view.viewer)?.text };
    case 'row':
      return { taken: { from: 'deck', into: 'row', cards: event.cards, row: [], deck: before.table.deck } };
    case 'deal':
    case 'draw':
      return { actor: actorOf(before, event.seat), taken: takenBy(event, before) };
    case 'forward':
      return { actor: actorOf(view, event.seat), played: event.card, ...boarding(event, view) };
    case 'back':
      return { actor: actorOf(view, event.seat) };
    case 'end':
      return ending(event, view);
  }
}

function actorOf(view: CartagenaView, seat: Seat): Scene['actor'] {
  return { seat, hand: handOf(view, seat) };
}

function takenBy(event: Of<'draw' | 'deal'>, { table }: CartagenaView): Taken {
  const cards = Array.from({ length: event.count }, (_, n) => event.cards?.[n]);
  const from = event.e === 'draw' && event.open ? 'row' : 'deck';
  return { from, into: 'hand', cards, row: table.row, deck: table.deck };
}

function boarding({ seat, to }: Of<'forward'>, { table }: CartagenaView): Scene {
  if (to !== BOAT) return {};
  const pirates = table.players[seat]?.pirates ?? [];
  const aboard = pirates.filter((at) => at === BOAT).length;
  return {
    boat: { seat, aboard, all: pirates.length },
    ribbon: words.cartagena.stage.aboard({ which: String(aboard) }),
  };
}

function ending({ winner }: Of<'end'>, { table, viewer }: CartagenaView): Scene {
  const { stage } = words.cartagena;
  if (winner === undefined) return { ribbon: stage.nobody };
  return {
    away: { seat: winner, crew: table.players[winner]?.pirates.length ?? 0 },
    ribbon: stage.away(doer(winner, viewer)),
  };
}
