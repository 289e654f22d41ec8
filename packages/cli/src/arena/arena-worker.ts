import { playCluster } from '@topsail/bots';
import { answerJobs } from './answer-jobs.ts';
import type { ClusterJob } from './pool.ts';

// A thread of the arena: plays one seed after the other in all rotations, and tells each game when it is over.
answerJobs(({ match, seed }: ClusterJob) => playCluster(match, seed, () => performance.now()));
