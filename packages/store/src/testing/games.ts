import type { GameSummary, TableStage } from '@topsail/protocol';
import { describe, expect, it } from 'vitest';
import type { Write } from '../store.ts';
import { entry, hosted } from './rows.ts';
import type { TestStores } from './test-stores.ts';

type SummaryWrite = Extract<Write, { w: 'summary' }>;

export function gameSummary(table: string, changes: Partial<GameSummary> = {}): GameSummary {
  const anne = { kind: 'person', person: 'anne', name: 'The anne', program: false } as const;
  return {
    ...{ table, ruleset: 'yassa', stage: 'running', clock: { kind: 'slow', hours: 24 } },
    seats: [
      { occupant: anne, colour: 0, standIn: null, ready: true },
      { occupant: { kind: 'bot', level: 'mate' }, colour: 1, standIn: null, ready: true },
    ],
    waiting: [{ seat: 0, for: 'move', deadline: 9_000_000_000_000 }],
    sketch: { round: 3, board: '', pieces: [[4], ['7b']] },
    ...{ places: null, rematch: null, at: 4000 },
    ...changes,
  };
}

/** The summary of a table of these people, who came to it at this time. */
export function summary(
  table: string,
  people: readonly string[],
  changes: Partial<Omit<SummaryWrite, 'w' | 'table' | 'members'>> & {
    stage?: TableStage;
    since?: number;
  } = {},
): Write {
  const { stage = 'running', since = 100, ...rest } = changes;
  return {
    ...{ w: 'summary', table, version: 1, summary: gameSummary(table, { stage }), areOthers: true },
    ...rest,
    members: { people, stage, since },
  };
}

export function describeGames({ fresh }: TestStores): void {
  describe('the games of a person', () => {
    it('are listed by stage, the newest first, and nobody else has them', async () => {
      const store = await fresh();
      await store.commit([
        ...hosted('a', 'b', 'c', 'd'),
        summary('a', ['anne', 'mary'], { since: 10 }),
        summary('b', ['anne'], { since: 30 }),
        summary('c', ['mary'], { since: 40 }),
        summary('d', ['anne'], { since: 20, stage: 'over' }),
      ]);
      const ids = async (person: string, stage: TableStage): Promise<string[]> =>
        (await store.gamesOf(person, stage, 9)).map(({ table }) => table);
      expect(await ids('anne', 'running')).toEqual(['b', 'a']);
      expect(await ids('anne', 'over')).toEqual(['d']);
      expect(await ids('mary', 'running')).toEqual(['c', 'a']);
      expect(await ids('john', 'running')).toEqual([]);
      expect(await store.gamesOf('anne', 'running', 1)).toStrictEqual([
        { table: 'b', summary: gameSummary('b') },
      ]);
    });

    it('are listed page by page, after one that the same person has', async () => {
      const store = await fresh();
      const tables = ['a', 'b', 'c', 'd', 'e'];
      await store.commit([
        ...hosted(...tables, 'other'),
        ...tables.map((table) => summary(table, ['anne'], { stage: 'over' })),
        summary('other', ['mary'], { stage: 'over', since: 999 }),
      ]);
      const page = async (after?: string): Promise<string[]> =>
        (await store.gamesOf('anne', 'over', 2, after)).map(({ table }) => table);
      expect([await page(), await page('d'), await page('b'), await page('a')]).toEqual([
        ...[['e', 'd'], ['c', 'b'], ['a'], []],
      ]);
      expect(await page('other')).toEqual([]);
      expect(await page('missing')).toEqual([]);
    });
  });
}

export function describeSummaries({ fresh }: TestStores): void {
  describe('the games of a person', () => {
    it('get a newer summary, and other people only when they are others', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), summary('a', ['anne', 'mary'])]);
      const later = gameSummary('a', { at: 5000 });
      const write = summary('a', ['mary', 'john'], { version: 2, summary: later });
      await store.commit([{ ...write, areOthers: false } as Write]);
      expect(await store.gamesOf('anne', 'running', 9)).toStrictEqual([{ table: 'a', summary: later }]);
      await store.commit([write]);
      expect(await store.gamesOf('anne', 'running', 9)).toEqual([]);
      expect(await store.gamesOf('john', 'running', 9)).toHaveLength(1);
    });

    it('keep a summary that is newer than the one to be written', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), summary('a', ['anne'], { version: 7 })]);
      const older = summary('a', ['mary'], { version: 6, summary: gameSummary('a', { at: 1 }) });
      expect(await store.commit([older, summary('missing', ['anne'])])).toEqual(['conflict', 'conflict']);
      expect(await store.gamesOf('anne', 'running', 9)).toEqual([{ table: 'a', summary: gameSummary('a') }]);
    });

    it('do not get the summary of a version that was in conflict', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), entry('a', 1), summary('a', ['anne'])]);
      const verdicts = await store.commit([entry('a', 1), summary('a', ['mary'], { version: 2 })]);
      expect(verdicts).toEqual(['conflict', 'conflict']);
      expect(await store.gamesOf('mary', 'running', 9)).toEqual([]);
    });

    it('without a summary are found, page by page', async () => {
      const store = await fresh();
      await store.commit([...hosted('a', 'b', 'c', 'd'), summary('b', ['anne'])]);
      expect(await store.withoutSummary('', 2)).toEqual(['a', 'c']);
      expect(await store.withoutSummary('c', 2)).toEqual(['d']);
    });
  });
}
