import type { Viewer } from '@topsail/engine';
import type { Happened } from './happened.ts';
import type { TableNow } from './now.ts';

/*
 * Who changes a card in secret makes a version that nobody else may know of. So that no number tells them, everybody
 * counts only the versions they may know of: without a gap, and perhaps fewer than somebody else.
 */

/** Whether this viewer may know that it happened at all. */
export function mayKnow({ only }: Happened, viewer: Viewer): boolean {
  return only === undefined || only === viewer;
}

/** A version of the table, as this viewer counts. */
export function countOf({ quiet }: TableNow, viewer: Viewer, version: number): number {
  return version - quiet.filter((one) => one.seat !== viewer && one.version <= version).length;
}

/** The newest version of the table that is no more to this viewer than this count. */
export function versionAt({ quiet }: TableNow, viewer: Viewer, count: number): number {
  let version = count;
  for (const one of quiet) if (one.seat !== viewer && one.version <= version + 1) version += 1;
  return version;
}
