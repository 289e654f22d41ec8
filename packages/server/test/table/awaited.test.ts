import { describe, expect, it } from 'vitest';
import { awaitedPeople } from '../../src/table/state/awaited.ts';
import { InMemoryTable } from './in-memory-table.ts';

const HOUR = 3_600_000;
const SLOW = { ruleset: 'yassa', seats: 2, clock: { kind: 'slow', hours: 24 } } as const;

describe('the people for whom a game waits', () => {
  it('are none before the start', () => {
    expect(awaitedPeople(new InMemoryTable(SLOW, 'anne', 'mary').table)).toEqual([]);
  });

  it('are those who are asked, with the question and their deadline', async () => {
    const made = new InMemoryTable(SLOW, 'anne', 'mary');
    made.at = 1000;
    await made.starts();
    const awaited = awaitedPeople(made.table);
    expect(awaited.map(({ seat }) => seat)).toEqual([made.turn]);
    expect(awaited[0]).toMatchObject({
      person: ['anne', 'mary'][made.turn],
      asked: made.table.version,
      deadline: 1000 + 24 * HOUR,
    });
  });

  it('are none where a stand-in plays', async () => {
    const made = new InMemoryTable(SLOW, 'anne', 'mary');
    await made.starts();
    made.write({ k: 'stand-in', seat: made.turn, level: 'mate', why: 'time' });
    expect(awaitedPeople(made.table)).toEqual([]);
  });

  it('have no deadline without a clock', async () => {
    const made = new InMemoryTable({ ruleset: 'yassa', seats: 2 }, 'anne', 'mary');
    await made.starts();
    expect(awaitedPeople(made.table)).toMatchObject([{ deadline: undefined }]);
  });
});
