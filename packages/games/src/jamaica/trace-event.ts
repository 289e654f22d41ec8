import type { TraceEvent } from '../trace.ts';
import { holdContents } from './snapshot.ts';
import type { Event } from './tell.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** An event with exactly the fields a trace knows; undefined where a trace has no such event. */
export function traceEvent(event: Event): TraceEvent | undefined {
  switch (event.e) {
    case 'drew':
    case 'picked':
      return undefined;
    case 'setup':
      return { ...event, ...{ holds: 'indexed' } };
    case 'captain':
      return only(event, ['seat']);
    case 'pick':
      return only(event, ['seat', 'card']);
    case 'load':
      return withEmptied(event);
    case 'move':
      return voyage(event);
    case 'shortage-move':
      return only(event, ['ship', 'seat', 'from', 'to', 'path', 'home']);
    case 'steal-hold':
      return event.into === null ? only(event, STOLEN) : withEmptied(event);
    case 'steal-treasure':
      return theft(event);
    case 'give-curse':
      return only(event, ['ship', 'to', 'treasure', 'seat']);
    case 'pay':
      return event.count === 0 ? undefined : event;
    case 'treasure':
      return only(event, ['ship', 'treasure', 'space']);
    case 'draw':
    case 'reshuffle':
    case 'roll':
    case 'assign':
    case 'turn':
    case 'skip-load':
    case 'battle':
    case 'powder':
    case 'battle-roll':
    case 'sabre':
    case 'battle-result':
    case 'no-spoils':
    case 'shortage':
    case 'shortage-roll':
    case 'leave-treasure':
    case 'end':
      return event;
  }
}

const STOLEN = ['ship', 'from', 'seat', 'hold', 'resource', 'count', 'into'] as const;

function only<E extends Event>(event: E, fields: readonly (keyof E)[]): TraceEvent {
  const kept: Partial<E> = {};
  for (const field of fields) if (event[field] !== undefined) kept[field] = event[field];
  return { e: event.e, ...kept };
}

function withEmptied(event: Told<'load'> | Told<'steal-hold'>): TraceEvent {
  return { ...event, ...{ emptied: holdContents(event.emptied) } };
}

/** A ghost left at home (GHO-12) has a move without a path. */
function voyage(event: Told<'move'>): TraceEvent {
  return event.from === event.to ? only(event, ['ship', 'seat', 'from', 'to', 'dir', 'home']) : event;
}

/** A power the ghost had face down is turned up by its taker (GHO-5): neither side is then its face. */
function theft(event: Told<'steal-treasure'>): TraceEvent {
  const told = only(event, ['ship', 'from', 'seat', 'treasure']);
  const isTurned = event.face === 'up' && event.place !== undefined;
  return {
    ...told,
    ...(event.treasure === undefined || isTurned ? {} : { face: event.face }),
    ...(event.contents === undefined ? {} : { contents: holdContents(event.contents) }),
  };
}
