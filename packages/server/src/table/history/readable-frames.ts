import { DamagedTable, type EntryRow, type Store, type TableRow } from '@topsail/store';
import { seatOf } from '../state/table-state.ts';
import { FrameBuilder } from '../viewers/frame-builder.ts';
import { viewerOf } from '../viewers/visible-parts.ts';
import { isVisibleTo } from '../viewers/visible-version.ts';
import { EntryReplay } from './entry-replay.ts';

/**
 * The frames of a damaged table up to the damage, as this player was sent them; undefined for people without a seat there.
 * They hold nothing that the player may not know, because the game may go on after a restore.
 */
export async function readableFrames(
  store: Store,
  row: TableRow,
  person: string,
): Promise<string[] | undefined> {
  const replay = EntryReplay.fromStart(row);
  const frames: string[] = [];
  for (const entry of await readableEntries(store, row.table)) {
    const change = orDamaged(() => replay.apply(entry));
    if (change === undefined) break;
    const { table } = replay;
    if (isVisibleTo(change, viewerOf(table, person)))
      frames.push(
        new FrameBuilder(table, table.at).frameFor(person, table.version - 1, [change], table.plan),
      );
  }
  return seatOf(replay.table, person) === undefined ? undefined : frames;
}

/** The entries before the first that cannot be read. */
async function readableEntries(store: Store, table: string): Promise<readonly EntryRow[]> {
  try {
    return await store.entries(table, 0);
  } catch (problem) {
    if (!(problem instanceof DamagedTable)) throw problem;
    return store.entries(table, 0, Math.max(0, problem.version - 1));
  }
}

function orDamaged<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (problem) {
    if (!(problem instanceof DamagedTable)) throw problem;
    return undefined;
  }
}
