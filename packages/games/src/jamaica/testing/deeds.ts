import type { Seat } from '@topsail/engine';
import type { Event } from '../tell.ts';
import type { ShipName, SpaceId } from '../types.ts';

type Voyage = Extract<Event, { readonly e: 'move' | 'shortage-move' }>;
type Load = Extract<Event, { readonly e: 'load' | 'skip-load' }>;

/** A space where a ship arrived, and what happened there. */
interface Stay {
  readonly at: SpaceId;
  readonly voyage: Voyage;
  readonly events: readonly Event[];
}

/** One action of a ship: a load, or a voyage with every space to which it was brought. */
export type Deed =
  | { readonly from: SpaceId; readonly load: Load }
  | { readonly from: SpaceId; readonly stays: readonly Stay[] };

/** What happens when an action, a turn or a round is over. */
const ENDS: readonly Event['e'][] = ['move', 'load', 'skip-load', 'turn', 'captain', 'end'];

export function endsDeed({ e }: Event): boolean {
  return ENDS.includes(e);
}

/** The first deed in a telling that begins with it. */
export function deedOf(from: SpaceId, events: readonly Event[]): Deed {
  const [first] = events;
  if (first.e === 'load' || first.e === 'skip-load') return { from, load: first };
  const end = events.findIndex((event, i) => i > 0 && endsDeed(event));
  return { from, stays: staysOf(end < 0 ? events : events.slice(0, end)) };
}

function staysOf(events: readonly Event[]): Stay[] {
  const starts = events.flatMap((event, i) => (isVoyage(event) ? [{ voyage: event, i }] : []));
  return starts.map(({ voyage, i }, n) => ({
    at: voyage.to,
    voyage,
    events: events.slice(i + 1, starts[n + 1]?.i),
  }));
}

function isVoyage(event: Event): event is Voyage {
  return event.e === 'move' || event.e === 'shortage-move';
}

/** What a seat did in its turn, told from the moment its card was turned up. */
export function deedsOf(seat: Seat, from: SpaceId, told: readonly Event[]): Deed[] {
  const deeds: Deed[] = [];
  let at = from;
  told.forEach((event, i) => {
    if (!isOwnAction(event, seat)) return;
    const deed = deedOf(at, told.slice(i));
    deeds.push(deed);
    at = 'stays' in deed ? deed.stays[deed.stays.length - 1].at : at;
  });
  return deeds;
}

function isOwnAction(event: Event, ship: ShipName): boolean {
  if (event.e === 'move') return event.ship === ship;
  return (event.e === 'load' || event.e === 'skip-load') && event.seat === ship;
}

/** Whether cargo may have changed hands. */
export function isRobbery({ e }: Event): boolean {
  return e === 'steal-hold' || e === 'steal-treasure';
}
