import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Entrance } from './contenders.ts';
import type { CrowdAnswer, CrowdJob } from './load/crowd.ts';
import type { LoadAnswer, LoadJob, Phase } from './load/job.ts';
import { served } from './served.ts';

/** The bundle itself, which with this word before its job is the load. */
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
export function session({ args, tongue, database }: Entrance, parts: SessionParts): Promise<LoadAnswer> {
  return served(args, ({ at, pid }) =>
    inLoad<LoadAnswer>({ kind: 'load', job: { tongue, at, pid, database, ...parts } }),
  );
}

export function inCrowd(job: CrowdJob): Promise<CrowdAnswer> {
  return inLoad({ kind: 'crowd', job });
}

/** Has a process of its own do the job. */
async function inLoad<Answer>(job: Job): Promise<Answer> {
  const child = spawn(process.execPath, [SELF, LOAD, JSON.stringify(job)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const answer = await text(child.stdout);
  if ((await ended) !== 0) throw new Error('the load failed; what it said stands above');
  // Written by our own process, whose types are these.
  return JSON.parse(answer) as Answer;
}
