import type { GameEvent, Seat } from '@topsail/engine';
import type { Note } from '@topsail/protocol';
import type { Entry, EntryRow } from '@topsail/store';
import type { TableNow } from './now.ts';

/** One version of a table, in full: never sent as it is. */
export interface Happened {
  readonly version: number;
  readonly at: number;
  readonly note: Note | undefined;
  readonly events: readonly GameEvent[];
  /** The only seat that may know of it; undefined when all may. */
  readonly only: Seat | undefined;
}

/** What happened in the entry that made the table what it is now. */
export function happened(
  { version, at, entry }: EntryRow,
  now: TableNow,
  events: readonly GameEvent[] = [],
): Happened {
  const last = now.quiet.at(-1);
  return {
    version,
    at,
    note: noteOf(entry, now),
    events,
    only: last?.version === version ? last.seat : undefined,
  };
}

/** What everybody may know of an entry that is not a move of the game. */
function noteOf(entry: Entry, now: TableNow): Note | undefined {
  switch (entry.k) {
    case 'moved':
      return undefined;
    case 'started':
      return { n: 'started' };
    case 'left':
      return { n: entry.kicked ? 'kicked' : 'left', seat: entry.seat };
    case 'undone':
      return { n: 'undone', seat: entry.seat, steps: now.marks.shown };
    case 'stand-in':
      return { n: 'stand-in', seat: entry.seat, why: entry.why };
    case 'rematch':
      return { n: 'rematch', table: entry.table };
    case 'muted':
      return { n: 'muted', person: entry.person, muted: entry.muted };
    case 'sat':
    case 'bot-sat':
    case 'ready':
    case 'undo-asked':
    case 'undo-agreed':
    case 'undo-declined':
    case 'returned':
      return { n: entry.k, seat: entry.seat };
  }
}
