import type { Setup } from '@topsail/engine';
import type { Tracer, TraceEvent, WriteTrace } from '../trace.ts';
import { cardsIn, symbolOf } from './cards.ts';
import { rulesetOf } from './rulesets.ts';
import { snapshot } from './snapshot.ts';
import { emptyTable, type State } from './state.ts';
import type { Event } from './tell.ts';
import { layTunnel } from './tunnel.ts';

/** The trace of one game. What belongs to one draw is held back, since only its end is a state worth showing. */
export function traceCartagena(setup: Setup, write: WriteTrace): Tracer<State, Event> {
  let state = emptyTable(setup, rulesetOf(setup.ruleset), layTunnel([]));
  let begun = false;
  let hasFirst = false;
  let held: TraceEvent[] = [];
  let after = snapshot(state);
  /** In the middle of a draw nobody can see from the trace that the deck ran out: then the shuffling is not told. */
  let isDeckShownEmpty = false;

  function release(): void {
    const last = held.pop();
    held.forEach(write);
    if (last !== undefined) write({ ...last, state: hasFirst ? after : { ...after, seat: null } });
    held = [];
  }

  return {
    tell(event) {
      if (!isOfDraw(event)) release();
      if (!begun) playAlong(state, event);
      hasFirst ||= event.e === 'first';
      after = snapshot(state);
      if (event.e === 'setup') write(event);
      else if (event.e !== 'reshuffle' || isDeckShownEmpty) held.push(traceEvent(event));
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

/** A retreat, the row it uses up and the pile shuffled for it, in whatever order one move tells them. */
function isOfDraw(event: Event): boolean {
  return event.e === 'back' || event.e === 'row' || event.e === 'reshuffle';
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
  if (event.e === 'deal') return { e: event.e, ...{ seat: event.seat, cards: event.cards } };
  if (event.e !== 'back') return event;
  const { e, seat, from, to, cards } = event;
  return { e, ...{ seat, from, to, cards } };
}
