import type { Listing } from '@topsail/protocol';

export const PACES = ['all', 'live', 'slow', 'none'] as const;
export type Pace = (typeof PACES)[number];

/** What somebody wants to see of the public tables. */
export interface LobbyFilter {
  pace: Pace;
  /** Empty: any. */
  language: string;
  isMine: boolean;
}

export function fits(
  { pace, language, isMine }: LobbyFilter,
  table: Listing,
  own: ReadonlySet<string>,
): boolean {
  const fitsPace = pace === 'all' || table.clock.kind === pace;
  const fitsLanguage = language === '' || table.language === language;
  return fitsPace && fitsLanguage && (!isMine || own.has(table.table));
}

/** The languages that these tables name. */
export function languagesIn(tables: readonly Listing[]): readonly string[] {
  return [...new Set(tables.flatMap(({ language }) => language ?? []))].toSorted();
}
