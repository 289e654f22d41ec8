import {
  SPECTATOR,
  type Chance,
  type Foresight,
  type GameView,
  type Setup,
  type Viewer,
} from '@topsail/engine';
import type { RingEvent } from './rules.ts';
import {
  DIE,
  emptyTable,
  MOVES,
  type Card,
  type Pair,
  type RingMove,
  type RingState,
  type Turned,
} from './state.ts';

/**
 * | field | its owner | the others |
 * |---|---|---|
 * | the card picked this round | visible | that there is one |
 * | round, spaces gone, what was turned up last | visible | visible |
 */
export interface RingView extends GameView {
  readonly table: RingTable;
  readonly own: { readonly pick: Card | null } | null;
}

export interface RingTable {
  readonly round: number;
  readonly gone: Pair<number>;
  readonly hasPicked: Pair<boolean>;
  readonly turned: Turned | null;
}

export function table({ round, gone, picks, turned }: RingState): RingTable {
  return { round, gone: [...gone], hasPicked: [picks[0] !== null, picks[1] !== null], turned };
}

export function own({ picks }: RingState, viewer: Viewer): RingView['own'] {
  return viewer === SPECTATOR ? null : { pick: picks[viewer] };
}

export function view(state: RingState, viewer: Viewer): RingView {
  return { setup: state.setup, viewer, table: table(state), own: own(state, viewer) };
}

export function emptyView(setup: Setup, viewer: Viewer): RingView {
  return view(emptyTable(setup), viewer);
}

/** Any card is as likely as another: what the other has picked tells nothing. */
export function imagine({ setup, viewer, table, own }: RingView, chance: Chance): RingState {
  const { round, gone, hasPicked, turned } = table;
  const pickOf = (seat: number): Card | null => {
    if (!hasPicked[seat]) return null;
    if (seat === viewer) return own?.pick ?? null;
    return MOVES[chance.roll(MOVES.length, 'imagine a card') - 1].card;
  };
  return { setup, round, gone: [...gone], picks: [pickOf(0), pickOf(1)], turned };
}

export function hear(event: RingEvent, viewer: Viewer): RingEvent {
  if (event.e !== 'picked' || event.seat === viewer) return event;
  return { e: 'picked', seat: event.seat };
}

export type RingFact =
  | { readonly fact: 'as-higher'; readonly spaces: number }
  | { readonly fact: 'as-lower'; readonly spaces: readonly [from: number, to: number] };

/** The lowest card is never the higher one, nor the highest the lower one. */
export function foresee(_view: RingView, { card }: RingMove): Foresight & { possible: readonly RingFact[] } {
  const higher: RingFact[] = card > 1 ? [{ fact: 'as-higher', spaces: card }] : [];
  const lower: RingFact[] = card < MOVES.length ? [{ fact: 'as-lower', spaces: [1, DIE] }] : [];
  return { certain: [], possible: [...higher, ...lower] };
}
