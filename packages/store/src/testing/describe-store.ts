import { describe } from 'vitest';
import { describeCommits } from './commits.ts';
import { describeEntries } from './entries.ts';
import { makeHarbour, type OpenStore } from './harbour.ts';
import { describePeople } from './people.ts';
import { describeTables } from './tables.ts';

/** What every store must do, whatever it is made of. */
export function describeStore(name: string, open: OpenStore): void {
  describe(name, () => {
    const harbour = makeHarbour(name, open);
    describePeople(harbour);
    describeTables(harbour);
    describeEntries(harbour);
    describeCommits(harbour);
  });
}
