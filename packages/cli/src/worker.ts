import { knownGameOf } from '@topsail/games';
import type { Setup } from '@topsail/engine';
import { calibrate } from './bench/calibration.ts';
import { checksumOf } from './bench/checksum.ts';
import { cloneNanoseconds } from './bench/cloning.ts';
import { measureHeap, type Heap } from './bench/heap.ts';
import type { Answers, Job } from './bench/jobs.ts';
import { measurePlayouts } from './bench/playouts.ts';
import type { Table } from './table-setup.ts';

// One measurement of `topsail bench`, in a process of its own; the command passes the job as JSON.
const job = JSON.parse(process.argv[2] ?? '{}') as Job;
process.stdout.write(JSON.stringify(await answer(job)));

async function answer(asked: Job): Promise<Answers[Job['job']]> {
  switch (asked.job) {
    case 'calibration':
      return calibrate();
    case 'speed':
      return asked.setups.map(tableOf).map((table) => ({
        ...measurePlayouts(table, asked.seconds),
        checksum: checksumOf(table),
        cloneNanoseconds: cloneNanoseconds(table),
      }));
    case 'heap':
      return measureHeaps(asked.setups);
  }
}

/** One after the other, because they share the heap. */
async function measureHeaps(setups: readonly Setup[]): Promise<Heap[]> {
  const heaps: Heap[] = [];
  for (const setup of setups) heaps.push(await measureHeap(tableOf(setup)));
  return heaps;
}

function tableOf(setup: Setup): Table {
  return { game: knownGameOf(setup.ruleset), setup };
}
