import { Worker } from 'node:worker_threads';
import { openPool } from '../../src/pool.ts';
import { positionAfter } from './positions.ts';

// A program that asks, breaks a thought off, and forgets to close its pool. It must end all the same.
const script = process.argv[2] ?? '';
const pool = openPool({ workers: 2 }, () => new Worker(script));
const { decision } = positionAfter(5);
const abort = new AbortController();
const cancelled = pool.think({ ...decision, bot: 'greedy' }, abort.signal);
const thought = await pool.think({ ...decision, bot: 'random' });
abort.abort();
console.log(JSON.stringify([await cancelled, thought?.fallback, typeof thought?.move]));
