import type { Store, Verdict } from '@topsail/store';
import { describe, expect, it } from 'vitest';
import { CommitQueue, type CommitOutcome } from '../src/table-service/commit-queue.ts';

const nothing = (): void => undefined;
const metrics = { commandAnswered: nothing, committed: nothing, thought: nothing };
const log = { error: nothing, warn: nothing, info: nothing, debug: nothing };

/** A queue with a store that answers each commit with these verdicts when `sync` is called. */
function queueWith(...commits: readonly (readonly Verdict[])[]) {
  const answers = [...commits];
  const syncs: (() => void)[] = [];
  const commit = (): Promise<readonly Verdict[]> =>
    new Promise((done) => syncs.push(() => done(answers.shift() ?? [])));
  const queue = new CommitQueue({ commit } as unknown as Store, metrics, log);
  const write = (table: string): Promise<CommitOutcome> =>
    queue.write(table, [{ w: 'rename', person: table, name: table }]);
  return { queue, write, sync: () => syncs.shift()?.(), turn: () => new Promise(setImmediate) };
}

describe('the commit queue', () => {
  it('stores the writes of one turn together, and settles nothing before they are on disk', async () => {
    const { write, sync, turn } = queueWith(['stored', 'stored']);
    const settled: string[] = [];
    for (const table of ['a', 'b']) void write(table).then(() => settled.push(table));
    await turn();
    expect(settled).toEqual([]);
    sync();
    await turn();
    expect(settled).toEqual(['a', 'b']);
  });

  it('lets each table notify its viewers before the next table is notified', async () => {
    const { write, sync, turn } = queueWith(['stored', 'stored']);
    const order: string[] = [];
    for (const table of ['a', 'b'])
      void write(table).then(() => {
        order.push(`${table} is stored`);
        process.nextTick(() => order.push(`${table} has notified`));
      });
    await turn();
    sync();
    await turn();
    expect(order).toEqual(['a is stored', 'a has notified', 'b is stored', 'b has notified']);
  });

  it('stores nothing of a table after a conflict, and keeps earlier writes', async () => {
    const {
      queue: commits,
      write,
      sync,
      turn,
    } = queueWith(['stored', 'conflict', 'stored', 'stored'], ['stored']);
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
