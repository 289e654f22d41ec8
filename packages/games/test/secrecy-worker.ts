import { parentPort } from 'node:worker_threads';
import { checkFollowIn, checkSecrecyIn } from '@topsail/engine/testing';
import { everyTable } from './tables.ts';

/** A piece of work: so many positions at one table. */
interface Task {
  readonly table: number;
  readonly seed: string;
  readonly positions: number;
  readonly law: Law;
}

/** That nobody learns what they may not, or that what they hear leads from view to view. */
type Law = 'secrecy' | 'follow';

// Run by scripts/secrecy.mjs, several at once: says how many tables there are, then checks what it is given.
const tables = everyTable();
const port = parentPort;
if (port === null) throw new Error('started by hand; run `npm run secrecy` instead');

port.on('message', ({ table, seed, positions, law }: Task) => {
  const { game, setup } = tables[table];
  try {
    const told = law === 'follow' ? checkFollowIn(game, setup, seed, positions) : undefined;
    const count = told === undefined ? checkSecrecyIn(game, setup, seed, positions) : { positions, told };
    port.postMessage({ count });
  } catch (problem) {
    port.postMessage({ leak: problem instanceof Error ? problem.message : String(problem) });
  }
});
port.postMessage({ tables: tables.length });
