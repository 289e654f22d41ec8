import type { Setup } from '@topsail/engine';
import type { Tracer, TraceEvent, WriteTrace } from '../trace.ts';
import { cardsIn, symbolOf } from './cards.ts';
import { rulesetOf } from './rulesets.ts';
import { snapshot } from './snapshot.ts';
import { emptyTable, type State } from './state.ts';
import type { Event } from './tell.ts';
import { layTunnel } from './tunnel.ts';
import type { Card, End, SectionName } from './types.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/**
 * The trace of one game. What belongs to one draw is held back, since only its end is a state worth showing; a retreat
 * is written with all its cards when the last of them is drawn.
 */
export function traceCartagena(setup: Setup, write: WriteTrace): Tracer<State, Event> {
  let state = emptyTable(setup, rulesetOf(setup.ruleset), layTunnel([]));
  let begun = false;
  let hasFirst = false;
  let held: TraceEvent[] = [];
  let retreat: Retreat | undefined;
  let after = snapshot(state);
  /** In the middle of a draw nobody can see from the trace that the deck ran out: then the shuffling is not told. */
  let isDeckShownEmpty = false;

  function release(): void {
    const last = held.pop();
    held.forEach(write);
    if (last !== undefined) write({ ...last, state: hasFirst ? after : { ...after, seat: null } });
    held = [];
  }

  /** Holds back a retreat when it has all its cards. */
  function holdRetreat(): void {
    if (retreat === undefined || retreat.told.cards.length < retreat.count) return;
    held.push(retreat.told);
    retreat = undefined;
  }

  function hold(event: Event): void {
    if (event.e === 'back') retreat = retreatOf(event);
    else if (event.e === 'draw') retreat?.told.cards.push(...(event.cards ?? []));
    else if (event.e !== 'reshuffle' || isDeckShownEmpty) held.push(traceEvent(event));
    holdRetreat();
  }

  return {
    tell(event) {
      if (event.e === 'stuck') return;
      if (!isOfDraw(event)) release();
      if (!begun) playAlong(state, event);
      hasFirst ||= event.e === 'first';
      after = snapshot(state);
      if (event.e === 'setup') write(event);
      else hold(event);
      if (!isOfDraw(event)) release();
    },
    follow(real) {
      release();
      state = real;
      begun = true;
      isDeckShownEmpty = real.deck === 0;
    },
    close: release,
  };
}

/** A retreat as a trace writes it, and how many cards it will have. */
interface Retreat {
  readonly told: TraceEvent & { readonly cards: Card[] };
  readonly count: number;
}

function retreatOf({ e, seat, from, to, count }: Told<'back'>): Retreat {
  return { told: { e, ...{ seat, from, to }, cards: [] }, count };
}

/** A retreat, its cards, the row it uses up and the pile shuffled for it, in whatever order one move tells them. */
function isOfDraw({ e }: Event): boolean {
  return e === 'back' || e === 'draw' || e === 'row' || e === 'reshuffle';
}

/** What the set-up does to an empty table. */
function playAlong(state: State, event: Event): void {
  if (event.e === 'first') state.seat = event.seat;
  if (event.e === 'deal') {
    const cards = cardsIn(event.cards ?? []);
    state.hands[event.seat] += cards;
    state.deck -= cards;
  }
  if (event.e === 'row') {
    event.cards.forEach((card, i) => (state.row[i] = symbolOf(card)));
    state.rowEnd = event.cards.length;
    state.deck -= cardsIn(event.cards);
  }
}

/** An event with exactly the fields a trace knows. */
function traceEvent(event: Event): TraceEvent {
  switch (event.e) {
    case 'tunnel':
      return { e: event.e, ...{ sections: sectionsOf(event), symbols: event.symbols } };
    case 'deal':
      return { e: event.e, ...{ seat: event.seat, cards: event.cards } };
    case 'turn':
      return { e: event.e, ...{ seat: event.seat } };
    case 'forward':
      return { e: event.e, ...{ seat: event.seat, from: event.from, to: event.to, card: event.card } };
    case 'end':
      return { e: event.e, ...{ ranking: event.ranking, ...endOf(event) } };
    default:
      return event;
  }
}

function sectionsOf({ sections }: Told<'tunnel'>): (readonly [SectionName, End])[] {
  return sections.map(({ section, enter }) => [section, enter]);
}

function endOf({ ending, winner }: Told<'end'>): object {
  if (ending === 'drawn') return { drawn: true };
  return winner === undefined ? {} : { winner };
}
