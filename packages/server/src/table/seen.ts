import type { Store, TableRow } from '@topsail/store';
import { Frames } from './frame.ts';
import { History } from './history.ts';

/** Versions of a table, both ends included. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The frames of these versions as this person was sent them, or would have been: one for each, made from the entries. */
export async function framesSeen(
  store: Store,
  row: TableRow,
  person: string,
  { from, to }: Stretch,
): Promise<string[]> {
  const history = History.of(row);
  const frames: string[] = [];
  for (const entry of await store.entries(row.table, 0)) {
    if (entry.version > to) break;
    const news = history.next(entry);
    const { now } = history;
    if (now.version < from) continue;
    const plan = frames.length === 0 ? row.plan : undefined;
    frames.push(new Frames(now, now.at).frame(person, now.version - 1, [news], plan));
  }
  return frames;
}
