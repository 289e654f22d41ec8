import type { GameEvent, Seat } from '@topsail/engine';
import { changedParts, type TableEvent } from '@topsail/protocol';
import type { Entry, EntryRow } from '@topsail/store';
import { sealedSeats, type TableState } from '../state/table-state.ts';

/** What one version changed, in full. Never sent as it is: `visibleChanges` removes what a viewer may not know. */
export interface Change {
  readonly version: number;
  readonly at: number;
  readonly tableEvent: TableEvent | undefined;
  readonly events: readonly GameEvent[];
  /** The only seat that may know of this version; undefined when everybody may. */
  readonly onlySeat: Seat | undefined;
}

/** What the last entry of a table changed. */
export function changeOf(
  { version, at, entry }: EntryRow,
  before: TableState,
  table: TableState,
  events: readonly GameEvent[] = [],
): Change {
  const last = table.secretChanges.at(-1);
  return {
    version,
    at,
    tableEvent: tableEventOf(entry, before, table),
    events,
    onlySeat: last?.version === version ? last.seat : undefined,
  };
}

/** What everybody may know of an entry that is not a move. */
function tableEventOf(entry: Entry, before: TableState, table: TableState): TableEvent | undefined {
  switch (entry.k) {
    case 'moved':
      return undefined;
    case 'plan-changed':
      return { e: 'plan-changed', changed: changedParts(before.plan, table.plan) };
    case 'opening':
      return { e: 'opening' };
    case 'started':
      return { e: 'started', unopened: sealedSeats(table) };
    case 'left':
      return { e: entry.kicked ? 'kicked' : 'left', seat: entry.seat };
    case 'undone':
      return { e: 'undone', seat: entry.seat, steps: table.playedMoves.visibleCount };
    case 'stand-in':
      return { e: 'stand-in', seat: entry.seat, why: entry.why };
    case 'rematch':
      return { e: 'rematch', table: entry.table };
    case 'muted':
      return { e: 'muted', person: entry.person, muted: entry.muted };
    case 'sat':
    case 'bot-sat':
    case 'ready':
    case 'opened':
    case 'undo-asked':
    case 'undo-agreed':
    case 'undo-declined':
    case 'returned':
      return { e: entry.k, seat: entry.seat };
  }
}
