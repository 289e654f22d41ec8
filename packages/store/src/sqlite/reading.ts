import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { Store } from '../store.ts';
import { readingEntries } from './reading-entries.ts';
import { readingGames } from './reading-games.ts';
import { readingNotices } from './reading-notices.ts';
import { readingPeople } from './reading-people.ts';
import { readingTables } from './reading-tables.ts';

/** Everything of a store that only reads. */
export type Queries = Omit<Store, 'commit' | 'ping' | 'close'>;

export function reading(db: DatabaseSyncInstance): Queries {
  return {
    ...readingPeople(db),
    ...readingTables(db),
    ...readingEntries(db),
    ...readingGames(db),
    ...readingNotices(db),
  };
}
