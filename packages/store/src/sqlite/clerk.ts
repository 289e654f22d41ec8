import { parentPort, workerData } from 'node:worker_threads';
import { StoreFailure, type Together, type Write } from '../store.ts';
import { connect } from './connection.ts';
import { failureOf } from './failure.ts';
import { committing, pinging } from './writing.ts';

export type Errand =
  | { readonly k: 'commit'; readonly writes: readonly (Write | Together)[] }
  | { readonly k: 'ping' }
  | { readonly k: 'close' };

/** Which of the writes were in conflict, or what went wrong; `full` is only there when the world did it. */
export type Answer =
  { readonly conflicts: readonly number[] } | { readonly problem: string; readonly full?: boolean };

// Has commits on disk in a thread of its own, so that nobody else has to wait for the disk.
const port = parentPort;
if (port === null) throw new Error('this writes for topsail and is not started by hand');

const db = connect(workerData as string, {});
const commit = committing(db);
const ping = pinging(db);
port.on('message', (errand: Errand) => port.postMessage(answerTo(errand)));

function answerTo(errand: Errand): Answer {
  try {
    return { conflicts: conflictsOf(errand) };
  } catch (error) {
    const problem = failureOf(error);
    return problem instanceof StoreFailure
      ? { problem: problem.message, full: problem.full }
      : { problem: String(problem) };
  }
}

function conflictsOf(errand: Errand): number[] {
  if (errand.k === 'commit') return conflictsIn(errand.writes);
  if (errand.k === 'ping') ping();
  else db.close();
  return [];
}

function conflictsIn(writes: readonly (Write | Together)[]): number[] {
  return commit(writes).flatMap((verdict, index) => (verdict === 'conflict' ? [index] : []));
}
