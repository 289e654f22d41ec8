import { parentPort } from 'node:worker_threads';
import { checkSecrecyIn } from '@topsail/engine/testing';
import { everyTable } from './tables.ts';

/** A piece of work: so many positions at one table. */
interface Task {
  readonly table: number;
  readonly seed: string;
  readonly positions: number;
}

// Run by scripts/secrecy.mjs, several at once: says how many tables there are, then checks what it is given.
const tables = everyTable();
const port = parentPort;
if (port === null) throw new Error('started by hand; run `npm run secrecy` instead');

port.on('message', ({ table, seed, positions }: Task) => {
  const { game, setup } = tables[table];
  try {
    port.postMessage({ count: checkSecrecyIn(game, setup, seed, positions) });
  } catch (problem) {
    port.postMessage({ leak: problem instanceof Error ? problem.message : String(problem) });
  }
});
port.postMessage({ tables: tables.length });
