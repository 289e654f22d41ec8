import type { Entry, EntryRow } from '@topsail/store';
import { applyEntry } from '../state/apply-entry.ts';
import type { TableState } from '../state/table-state.ts';
import { changeOf, type Change } from '../viewers/change.ts';
import type { CommandEffect } from './command-effect.ts';

/** Who asked for an effect, under which command id, and when; null for what no person asked for. */
export interface EffectCause {
  readonly at: number;
  readonly person: string | null;
  readonly id: string | null;
}

export interface AppliedEffect {
  readonly table: TableState;
  readonly rows: readonly EntryRow[];
  readonly changes: readonly Change[];
}

/** Applies the entries of an effect; the first of them stores the command id. */
export function applyEffect(
  before: TableState,
  { entries }: CommandEffect,
  cause: EffectCause,
): AppliedEffect {
  const at = Math.max(before.at, cause.at);
  const rows: EntryRow[] = [];
  const changes: Change[] = [];
  let table = before;
  for (const { entry, gameState, events } of entries) {
    const isFirst = rows.length === 0;
    const row: EntryRow = {
      table: table.row.table,
      version: table.version + 1,
      at,
      person: isFirst ? cause.person : null,
      command: isFirst ? cause.id : null,
      entry: withDowntime(table, entry),
    };
    const earlier = table;
    table = applyEntry(table, row, gameState ?? table.gameState);
    rows.push(row);
    changes.push(changeOf(row, earlier, table, events));
  }
  return { table, rows, changes };
}

/** Stores the downtime in the next entry, so that a replay gives the same clocks. */
function withDowntime({ downtime }: TableState, entry: Entry): Entry {
  return downtime === 0 ? entry : { ...entry, down: downtime };
}
