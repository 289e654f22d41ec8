import { offeredRulesets } from '@topsail/games';
import type { Entry, EntryRow, TableRow, Write } from '@topsail/store';
import { playedTable, writesOf, type PlayedTable } from '@topsail/store/testing/played';
import { EntryReplay } from '../../src/table/history/entry-replay.ts';
import { snapshotWrites } from '../../src/table/history/snapshot.ts';

/** In place of the bot of `playedTable`: a table that nobody plays on stays as it is stored. */
const JOHN: Entry = {
  ...{ k: 'sat', seat: 2, person: 'john', name: 'John', program: false, colour: 2, seal: null },
};

/** A random game of one of the rulesets, as a server stores it, with the server's own snapshot. */
export function storedGame(n: number): PlayedTable {
  const ruleset = offeredRulesets[n % offeredRulesets.length]?.id ?? '';
  const played = playedTable(`game-${n}`, ruleset);
  const row: TableRow = { ...played.row, plan: { ...played.row.plan, clock: { kind: 'none' } } };
  const entries = played.entries.map((one) => ({ ...one, entry: entryWithout(one.entry, row) }));
  return { row, entries, snapshot: lastSnapshot(row, entries) ?? played.snapshot };
}

/** No bot and no clock. */
function entryWithout(entry: Entry, { plan }: TableRow): Entry {
  if (entry.k === 'bot-sat') return JOHN;
  return entry.k === 'plan-changed' ? { ...entry, plan } : entry;
}

function lastSnapshot(row: TableRow, entries: readonly EntryRow[]): PlayedTable['snapshot'] | undefined {
  const replay = EntryReplay.fromStart(row);
  let last: Write | undefined;
  for (const entry of entries) {
    replay.apply(entry);
    last = snapshotWrites(replay.table)[0] ?? last;
  }
  return last?.w === 'snapshot' ? last.row : undefined;
}

export { writesOf, type PlayedTable };
