import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { scratch } from '@topsail/engine/scratch';
import { build } from 'rolldown';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../src/sqlite/open.ts';
import { entryRow } from '../src/testing/rows.ts';

const KILLS = 10;
const file = scratch();
const path = (from: string) => fileURLToPath(new URL(from, import.meta.url));
// In this package, so that the script finds the modules that are not bundled.
const script = path('../dist/test/writer.mjs');

beforeAll(() =>
  build({
    input: path('./writer.ts'),
    external: ['@photostructure/sqlite'],
    platform: 'node',
    logLevel: 'warn',
    output: { file: script, format: 'esm', codeSplitting: false },
  }),
);

/** Lets a process write until it has acknowledged a few commits, and kills it. Returns the last one. */
async function killedAfter(database: string, acknowledged: number): Promise<number> {
  const writer = spawn(process.execPath, [script, database], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > acknowledged) writer.kill('SIGKILL');
  });
  await once(writer, 'close');
  expect(writer.signalCode).toBe('SIGKILL');
  return Number(output.split('\n').at(-2));
}

/** Checks that all tables have the same versions without gaps, and returns how many. */
async function versionsIn(database: string): Promise<number> {
  const store = openSqliteStore(database);
  const { length } = await store.entries('a', 0);
  for (const table of ['a', 'b', 'c']) {
    const expected = Array.from({ length }, (_, index) => entryRow(table, index + 1));
    expect(await store.entries(table, 0)).toEqual(expected);
  }
  await store.close();
  return length;
}

describe('a process that is killed while it writes', () => {
  it(`loses no acknowledged commit, ${KILLS} times`, async () => {
    const database = file('killed.db');
    for (let kill = 1; kill <= KILLS; kill++) {
      const last = await killedAfter(database, 7 * kill);
      expect(await versionsIn(database)).toBeGreaterThanOrEqual(last);
    }
  });
});
