import { bit, type Setup } from '@topsail/engine';
import type { Tracer, WriteTrace } from '../trace.ts';
import { DECK } from './cards.ts';
import { emptyTable } from './setup.ts';
import { snapshot, type Snapshot } from './snapshot.ts';
import type { State } from './state.ts';
import { isAnythingOffered } from './steps/spoils.ts';
import type { Event } from './tell.ts';
import { isTraced, traceEvent } from './trace-event.ts';
import type { ActionCard } from './types.ts';

/** The trace of one game. Picks are held back until they are final, and payments until they are whole. */
export function traceJamaica(setup: Setup, write: WriteTrace): Tracer<State, Event> {
  let state = emptyTable(setup);
  let begun = false;
  let held: Event[] = [];
  let after = snapshot(state);

  function put(event: Event, state: Snapshot): void {
    const told = isHollow(event) ? undefined : traceEvent(event);
    if (told !== undefined) write(event.e === 'setup' ? told : { ...told, state: inOrder(state) });
  }

  /** Who was asked only to keep a secret (BAT-14) has turned nothing down. */
  function isHollow(event: Event): boolean {
    return event.e === 'no-spoils' && !isAnythingOffered(state, state.stower);
  }

  function release(): void {
    held.forEach((event, i) => put(event, held.slice(i + 1).reduce(withoutPick, after)));
    held = [];
  }

  return {
    tell(event) {
      if (!isTraced(event)) return;
      if (!begun) playAlong(state, event);
      const first = held.at(0);
      if (first !== undefined && !joins(first, event)) release();
      after = snapshot(state);
      if (isHeldBack(event)) held = join(held, event);
      else put(event, after);
    },
    follow(real) {
      state = real;
      begun = true;
    },
    close: release,
  };
}

/** What the set-up does to an empty table, as far as a snapshot shows it. */
function playAlong(state: State, event: Event): void {
  if (event.e === 'captain') state.captain = event.seat;
  if (event.e !== 'draw') return;
  const ship = state.ships[event.seat];
  for (const card of event.cards) {
    ship.hand |= bit(DECK.indexOf(card));
    ship.deck &= ~bit(DECK.indexOf(card));
  }
}

/** The table before a pick that is not told yet. */
function withoutPick(table: Snapshot, event: Event): Snapshot {
  if (event.e !== 'pick') return table;
  const players = table.players.map((player, seat) =>
    seat === event.seat ? { ...player, hand: [...player.hand, event.card] } : player,
  );
  return { ...table, players };
}

/** Hands and discard piles are sets: told by name, so that traces can be compared word by word. */
function inOrder(table: Snapshot): Snapshot {
  const players = table.players.map((player) => ({
    ...player,
    hand: byName(player.hand),
    discard: byName(player.discard),
  }));
  return { ...table, players };
}

function byName(cards: readonly ActionCard[]): ActionCard[] {
  return cards.toSorted((a, b) => (a.join() < b.join() ? -1 : 1));
}

function isHeldBack(event: Event): boolean {
  return event.e === 'pick' || event.e === 'powder' || event.e === 'pay';
}

/** Whether an event goes on with what is held back. */
function joins(held: Event, event: Event): boolean {
  if (held.e === 'powder') return event.e === 'powder' && event.ship === held.ship;
  if (held.e === 'pay') return event.e === 'pay' && event.seat === held.seat;
  return event.e === 'pick';
}

function join(held: readonly Event[], event: Event): Event[] {
  const [first] = held;
  if (event.e === 'powder' && first?.e === 'powder')
    return [{ ...event, split: [...first.split, ...event.split], total: first.total + event.total }];
  if (event.e === 'pay' && first?.e === 'pay')
    return [{ ...event, split: [...first.split, ...event.split], count: first.count + event.count }];
  return [...held.filter((other) => !isSamePick(other, event)), event];
}

function isSamePick(one: Event, other: Event): boolean {
  return one.e === 'pick' && other.e === 'pick' && one.seat === other.seat;
}
