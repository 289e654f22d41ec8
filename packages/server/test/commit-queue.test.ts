import type { Store, Verdict } from '@topsail/store';
import { describe, expect, it } from 'vitest';
import { CommitQueue, type CommitOutcome } from '../src/table-service/commit-queue.ts';

const nothing = (): void => undefined;
const metrics = { commandAnswered: nothing, committed: nothing, thought: nothing };
const log = { error: nothing, warn: nothing, info: nothing, debug: nothing };

/** A queue over a disk that gives these verdicts, commit by commit, when it is told to. */
function queueOver(...commits: readonly (readonly Verdict[])[]) {
  const answers = [...commits];
  const syncs: (() => void)[] = [];
  const commit = (): Promise<readonly Verdict[]> =>
    new Promise((done) => syncs.push(() => done(answers.shift() ?? [])));
  const queue = new CommitQueue({ commit } as unknown as Store, metrics, log);
  const write = (table: string): Promise<CommitOutcome> =>
    queue.write(table, [{ w: 'rename', person: table, name: table }]);
  return { queue, write, sync: () => syncs.shift()?.(), turn: () => new Promise(setImmediate) };
}

describe('the queue', () => {
  it('gathers what is written in one turn, and settles nothing before it is on disk', async () => {
    const { write, sync, turn } = queueOver(['stored', 'stored']);
    const settled: string[] = [];
    for (const table of ['a', 'b']) void write(table).then(() => settled.push(table));
    await turn();
    expect(settled).toEqual([]);
    sync();
    await turn();
    expect(settled).toEqual(['a', 'b']);
  });

  it('lets each table tell what became of it before the next one hears', async () => {
    const { write, sync, turn } = queueOver(['stored', 'stored']);
    const heard: string[] = [];
    for (const table of ['a', 'b'])
      void write(table).then(() => {
        heard.push(`${table} hears`);
        process.nextTick(() => heard.push(`${table} has told`));
      });
    await turn();
    sync();
    await turn();
    expect(heard).toEqual(['a hears', 'a has told', 'b hears', 'b has told']);
  });

  it('stores nothing of a table after a conflict, and keeps what came before it', async () => {
    const {
      queue: commits,
      write,
      sync,
      turn,
    } = queueOver(['stored', 'conflict', 'stored', 'stored'], ['stored']);
    const first = ['a', 'a', 'a', 'b'].map(write);
    await turn();
    const later = ['a', 'b'].map(write);
    sync();
    expect(await Promise.all(first)).toEqual(['stored', 'conflict', 'conflict', 'stored']);
    expect(await later[0]).toBe('conflict');
    await turn();
    sync();
    expect(await later[1]).toBe('stored');
    await commits.idle();
  });
});
