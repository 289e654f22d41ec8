import { describe } from 'vitest';
import { describeCommits, describeReopening, describeSnapshots, describeTransactions } from './commits.ts';
import { describeCommands, describeEntries, describeVersions } from './entries.ts';
import { makeTestStores, type OpenStore } from './test-stores.ts';
import { describeGames, describeSummaries } from './games.ts';
import { describeNoticeChoices, describeOutbox, describeSentNotices } from './notices.ts';
import { describePeople, describeSessions, describeTokens } from './people.ts';
import { describeChat, describeLists, describePlans, describeTables } from './tables.ts';

const PARTS = [
  describePeople,
  describeTokens,
  describeSessions,
  describeTables,
  describePlans,
  describeLists,
  describeChat,
  describeGames,
  describeSummaries,
  describeEntries,
  describeVersions,
  describeCommands,
  describeCommits,
  describeTransactions,
  describeSnapshots,
  describeNoticeChoices,
  describeOutbox,
  describeSentNotices,
  describeReopening,
];

/** The tests that every store must pass. */
export function describeStore(name: string, open: OpenStore): void {
  describe(name, () => {
    const stores = makeTestStores(name, open);
    for (const describePart of PARTS) describePart(stores);
  });
}
