import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Setup } from '@topsail/engine';
import { failed } from '../problem.ts';
import type { Calibration } from './calibration.ts';
import type { Checksum } from './checksum.ts';
import type { Heap } from './heap.ts';
import type { Playouts } from './playouts.ts';

/** What a fresh process measures, one ruleset at a time, so that no game is slowed by what ran before it. */
export type Job =
  | { readonly job: 'calibration' }
  | { readonly job: 'speed'; readonly setups: readonly Setup[]; readonly seconds: number }
  | { readonly job: 'heap'; readonly setups: readonly Setup[] };

export interface Speed extends Playouts {
  readonly checksum: Checksum;
  readonly cloneNanoseconds: number;
}

/** The answer to each kind of job: one entry a set-up. */
export interface Answers {
  readonly calibration: Calibration;
  readonly speed: readonly Speed[];
  readonly heap: readonly Heap[];
}

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Runs a job in a process of its own and waits for its answer. */
export function runJob<Kind extends Job['job']>(
  job: Extract<Job, { job: Kind }>,
  flags: readonly string[] = [],
): Answers[Kind] {
  const { status, stdout, error } = spawnSync(process.execPath, [...flags, WORKER, JSON.stringify(job)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error !== undefined || status !== 0)
    throw failed(`the measurement stopped: ${error?.message ?? `exit code ${status ?? '?'}`}`);
  // Written by our own worker, whose types are these.
  return JSON.parse(stdout) as Answers[Kind];
}
