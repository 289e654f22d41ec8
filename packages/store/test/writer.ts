import { writeSync } from 'node:fs';
import { openSqliteStore } from '../src/sqlite/open.ts';
import { entry, hosted } from '../src/testing/rows.ts';

/** Writes to the given store until it is killed, and prints every acknowledged version. */
const TABLES = ['a', 'b', 'c'];

const store = openSqliteStore(process.argv[2] ?? '');
await store.commit(hosted(...TABLES));
let version = (await store.entries('a', 0)).length;
writeSync(1, 'ready\n');
for (;;) {
  version++;
  const verdicts = await store.commit(TABLES.map((table) => entry(table, version)));
  if (verdicts.includes('conflict')) throw new Error(`version ${version}: ${verdicts.join()}`);
  writeSync(1, `${version}\n`);
}
