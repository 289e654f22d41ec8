import { parentPort } from 'node:worker_threads';
import { playCluster } from '@topsail/bots';
import type { ClusterJob, Told } from './pool.ts';

// A thread of the arena: plays one seed after the other in all rotations, and tells each game when it is over.
if (parentPort === null) throw new Error('the arena worker is no program of its own');
const port = parentPort;

port.on('message', ({ match, seed }: ClusterJob) => {
  for (const game of playCluster(match, seed, () => performance.now())) tell({ game });
  tell('done');
});

function tell(told: Told): void {
  port.postMessage(told);
}
