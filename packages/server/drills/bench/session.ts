import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ServerSetup } from './contenders.ts';
import type { CrowdAnswer, CrowdJob } from './load/crowd.ts';
import type { LoadAnswer, LoadJob, Phase } from './load/job.ts';
import { withServer } from './with-server.ts';

/** The bundle itself. Started with this argument and a job, it is the load process. */
const SELF = fileURLToPath(import.meta.url);
export const LOAD = 'load';

export type Job =
  { readonly kind: 'load'; readonly job: LoadJob } | { readonly kind: 'crowd'; readonly job: CrowdJob };

export interface SessionParts {
  readonly tables: number;
  readonly commandBytes: number;
  readonly phases: readonly Phase[];
}

/** Starts a server, loads it from another process, and stops it. */
export function session({ args, protocol, database }: ServerSetup, parts: SessionParts): Promise<LoadAnswer> {
  return withServer(args, ({ at, pid }) =>
    runInLoadProcess<LoadAnswer>({ kind: 'load', job: { protocol, at, pid, database, ...parts } }),
  );
}

export function runCrowd(job: CrowdJob): Promise<CrowdAnswer> {
  return runInLoadProcess({ kind: 'crowd', job });
}

/** Runs the job in a process of its own. */
async function runInLoadProcess<Answer>(job: Job): Promise<Answer> {
  const child = spawn(process.execPath, [SELF, LOAD, JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const answer = await text(child.stdout);
  if ((await ended) !== 0) throw new Error('the load process failed; its output is above');
  // Our own process wrote it, with these types.
  return JSON.parse(answer) as Answer;
}
