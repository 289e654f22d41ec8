import { isVisibleTo } from '../viewers/visible-version.ts';
import { FrameBuilder } from '../viewers/frame-builder.ts';
import type { TableHistory } from './table-history.ts';
import { viewerOf } from '../viewers/visible-parts.ts';

/** Versions of a table, both ends included. */
export interface VersionRange {
  readonly from: number;
  readonly to: number;
}

/** The frames of these versions as this person was, or would have been, sent them. Rebuilt from the entries. */
export async function pastFrames(
  history: TableHistory,
  person: string,
  { from, to }: VersionRange,
): Promise<string[]> {
  let isFirst = true;
  const frames = await history.mapVersions(from - 1, to, (table, change) => {
    if (!isVisibleTo(change, viewerOf(table, person))) return [];
    const plan = isFirst ? table.plan : undefined;
    isFirst = false;
    return [new FrameBuilder(table, table.at).frameFor(person, table.version - 1, [change], plan)];
  });
  return frames.flat();
}
