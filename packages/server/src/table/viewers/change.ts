import type { GameEvent, Seat } from '@topsail/engine';
import type { Note } from '@topsail/protocol';
import type { Entry, EntryRow } from '@topsail/store';
import type { TableState } from '../state/table-state.ts';

/** What one version changed, in full. Never sent as it is: `visibleChanges` removes what a viewer may not know. */
export interface Change {
  readonly version: number;
  readonly at: number;
  readonly note: Note | undefined;
  readonly events: readonly GameEvent[];
  /** The only seat that may know of this version; undefined when everybody may. */
  readonly onlySeat: Seat | undefined;
}

/** What the last entry of this table changed. */
export function changeOf(
  { version, at, entry }: EntryRow,
  table: TableState,
  events: readonly GameEvent[] = [],
): Change {
  const last = table.secretChanges.at(-1);
  return {
    version,
    at,
    note: noteOf(entry, table),
    events,
    onlySeat: last?.version === version ? last.seat : undefined,
  };
}

/** What everybody may know of an entry that is not a move. */
function noteOf(entry: Entry, table: TableState): Note | undefined {
  switch (entry.k) {
    case 'moved':
      return undefined;
    case 'started':
      return { n: 'started' };
    case 'left':
      return { n: entry.kicked ? 'kicked' : 'left', seat: entry.seat };
    case 'undone':
      return { n: 'undone', seat: entry.seat, steps: table.playedMoves.visibleCount };
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
