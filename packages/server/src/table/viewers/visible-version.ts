import type { Viewer } from '@topsail/engine';
import type { Change } from './change.ts';
import type { TableState } from '../state/table-state.ts';

/*
 * A seat that changes its answer makes a version that no other viewer may know of. A gap in the numbers would reveal it,
 * so every viewer counts only the versions they may know of: the visible version.
 */

type SecretChanges = Pick<TableState, 'secretChanges'>;

/** Whether this viewer may know of the change at all. */
export function isVisibleTo({ onlySeat }: Change, viewer: Viewer): boolean {
  return onlySeat === undefined || onlySeat === viewer;
}

/** The number under which this viewer knows a version of the table. */
export function visibleVersion({ secretChanges }: SecretChanges, viewer: Viewer, version: number): number {
  return version - secretChanges.filter((one) => one.seat !== viewer && one.version <= version).length;
}

/** The newest version of the table that this viewer knows under this number. */
export function tableVersion({ secretChanges }: SecretChanges, viewer: Viewer, visible: number): number {
  let version = visible;
  for (const one of secretChanges) if (one.seat !== viewer && one.version <= version + 1) version += 1;
  return version;
}
