import { Worker } from 'node:worker_threads';
import { openPool } from '../../src/pool.ts';
import { positionAfter } from './positions.ts';

// A program that uses a pool and never closes it. It must end nevertheless.
const script = process.argv[2] ?? '';
const pool = openPool({ workers: 2 }, () => new Worker(script));
const { decision } = positionAfter(5);
const abort = new AbortController();
const cancelled = pool.think({ ...decision, bot: 'greedy' }, abort.signal);
const thought = await pool.think({ ...decision, bot: 'random' });
abort.abort();
console.log(JSON.stringify([await cancelled, thought?.fallback, typeof thought?.move]));
