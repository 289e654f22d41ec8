import type { TraceEvent } from '../trace.ts';
import { holdContents } from './snapshot.ts';
import type { Event } from './tell.ts';

type Told<Kind extends Event['e']> = Extract<Event, { readonly e: Kind }>;

/** What a trace has no word for: it tells effects, not prompts, and each of them once. */
export function isTraced({ e }: Event): boolean {
  return !UNTRACED.has(e);
}

const UNTRACED: ReadonlySet<Event['e']> = new Set(['ask', 'act', 'home', 'commit', 'reveal']);

/** An event with exactly the fields a trace knows; undefined where a trace has no such event. */
export function traceEvent(event: Event): TraceEvent | undefined {
  switch (event.e) {
    case 'drew':
    case 'picked':
    case 'ask':
    case 'act':
    case 'home':
    case 'commit':
    case 'reveal':
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
      return event.count === 0 ? undefined : only(event, ['seat', 'resource', 'split', 'count', 'short']);
    case 'shortage':
      return only(event, ['seat', 'resource', 'price', 'has']);
    case 'powder':
      return only(event, ['ship', 'split', 'total']);
    case 'battle':
      return only(event, ['ship', 'against', 'seat']);
    case 'battle-result':
      return only(event, ['winner', 'attack', 'defence']);
    case 'treasure':
      return only(event, ['ship', 'treasure', 'space']);
    case 'draw':
    case 'reshuffle':
    case 'roll':
    case 'assign':
    case 'turn':
    case 'skip-load':
    case 'battle-roll':
    case 'sabre':
    case 'no-spoils':
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
  if (event.from === event.to) return only(event, ['ship', 'seat', 'from', 'to', 'dir', 'home']);
  return only(event, ['ship', 'seat', 'from', 'to', 'path', 'dir', 'home']);
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
