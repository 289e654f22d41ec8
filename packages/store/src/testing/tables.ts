import { describe, expect, it } from 'vitest';
import type { TestStores } from './test-stores.ts';
import { chatRow, entry, hosted, personRow, table, tableRow } from './rows.ts';

export function describeTables({ fresh }: TestStores): void {
  describe('tables', () => {
    it('are read as they were written', async () => {
      const store = await fresh();
      await store.commit([...hosted(), table('tortuga', { wake: 9_000_000_000_000 })]);
      expect(await store.table('tortuga')).toStrictEqual(tableRow('tortuga', { wake: 9_000_000_000_000 }));
      expect(await store.table('Tortuga')).toBeUndefined();
    });

    it('are created once by a command, and found by it', async () => {
      const store = await fresh();
      await store.commit([...hosted(), { w: 'person', row: personRow('mary') }]);
      const verdicts = await store.commit([
        table('first', { command: 'c1' }),
        table('second', { command: 'c1' }),
        table('third', { command: 'c1', host: 'mary' }),
        table('first', { command: 'c2' }),
      ]);
      expect(verdicts).toEqual(['stored', 'conflict', 'stored', 'conflict']);
      expect(await store.madeBy('anne', 'c1')).toBe('first');
      expect(await store.madeBy('mary', 'c1')).toBe('third');
      expect(await store.madeBy('anne', 'c2')).toBeUndefined();
      expect(await store.table('second')).toBeUndefined();
    });

    it('change only in their derived fields', async () => {
      const store = await fresh();
      await store.commit(hosted('tortuga'));
      const before = tableRow('tortuga');
      const listing = { ...before.listing, taken: 2, names: ['Анна', 'Żaneta'], stage: 'running' as const };
      const now = { stage: 'running' as const, listing, touched: 3500, wake: 3600 };
      const verdicts = await store.commit([
        { w: 'listing', table: 'tortuga', ...now },
        { w: 'listing', table: 'missing', ...now },
      ]);
      expect(verdicts).toEqual(['stored', 'conflict']);
      expect(await store.table('tortuga')).toStrictEqual({ ...before, ...now });
    });
  });
}

export function describePlans({ fresh }: TestStores): void {
  describe('tables', () => {
    it('get another plan and keep the original one', async () => {
      const store = await fresh();
      await store.commit(hosted('tortuga', 'other'));
      const before = tableRow('tortuga');
      const public4 = { ...before.plan, setup: { ruleset: 'yassa', seats: 4, options: {} } };
      const hidden = { ...public4, visibility: 'link' as const };
      for (const plan of [public4, hidden])
        expect(await store.commit([{ w: 'plan', table: 'tortuga', plan, revision: 7 }])).toEqual(['stored']);
      expect(await store.table('tortuga')).toStrictEqual({
        ...before,
        plan: hidden,
        revision: 7,
        originalPlan: before.plan,
      });
      expect(await store.table('other')).toStrictEqual(tableRow('other'));
      expect(await store.commit([{ w: 'plan', table: 'missing', plan: hidden, revision: 1 }])).toEqual([
        'conflict',
      ]);
    });

    it('do not get the plan of a version that was in conflict', async () => {
      const store = await fresh();
      await store.commit([...hosted('tortuga'), entry('tortuga', 1)]);
      const { plan } = tableRow('tortuga');
      const verdicts = await store.commit([
        entry('tortuga', 1),
        { w: 'plan', table: 'tortuga', plan: { ...plan, odds: false }, revision: 1 },
      ]);
      expect(verdicts).toEqual(['conflict', 'conflict']);
      expect(await store.table('tortuga')).toStrictEqual(tableRow('tortuga'));
    });
  });
}

export function describeLists({ fresh }: TestStores): void {
  describe('tables', () => {
    it('are listed by stage, the last touched first', async () => {
      const store = await fresh();
      await store.commit([
        ...hosted(),
        table('a', { touched: 10 }),
        table('b', { touched: 30, stage: 'running' }),
        table('c', { touched: 20 }),
        table('d', { touched: 40, stage: 'over' }),
      ]);
      expect(await store.tables(['open', 'running'], 10)).toEqual(['b', 'c', 'a']);
      expect(await store.tables(['over', 'open'], 2)).toEqual(['d', 'c']);
      expect(await store.tables([], 10)).toEqual([]);
    });

    it('with a passed deadline are returned, the earliest first', async () => {
      const store = await fresh();
      await store.commit([
        ...hosted('never'),
        table('late', { wake: 300 }),
        table('soon', { wake: 100 }),
        table('then', { wake: 200 }),
      ]);
      expect(await store.alarms(99, 10)).toEqual([]);
      expect(await store.alarms(200, 10)).toEqual(['soon', 'then']);
      expect(await store.alarms(1_000_000_000_000_000, 2)).toEqual(['soon', 'then']);
      const { stage, listing, touched } = tableRow('soon');
      await store.commit([{ w: 'listing', table: 'soon', stage, listing, touched, wake: null }]);
      expect(await store.alarms(200, 10)).toEqual(['then']);
    });

    it('are listed by id, page by page', async () => {
      const store = await fresh();
      await store.commit(hosted('b', 'a-2', 'B', '_', 'a', 'Z9'));
      expect(await store.tableIds('', 4)).toEqual(['B', 'Z9', '_', 'a']);
      expect(await store.tableIds('a', 4)).toEqual(['a-2', 'b']);
      expect(await store.tableIds('b', 4)).toEqual([]);
    });
  });
}

export function describeChat({ fresh }: TestStores): void {
  describe('chat', () => {
    it('returns the last lines of one channel, the oldest first, and counts them', async () => {
      const store = await fresh();
      const lines = [1, 2, 3].map((n) => chatRow('tortuga', n, { text: `<b>рядок</b> ${n} 🦜` }));
      await store.commit([...hosted('tortuga', 'other'), { w: 'chat', row: chatRow('other', 1) }]);
      await store.commit(lines.map((row) => ({ w: 'chat', row })));
      const spectators = chatRow('tortuga', 4, { channel: 'spectators' });
      await store.commit([{ w: 'chat', row: spectators }]);
      expect(await store.chat('tortuga', 'seats', 2)).toStrictEqual(lines.slice(1));
      expect(await store.chat('tortuga', 'seats', 9)).toStrictEqual(lines);
      expect(await store.chat('tortuga', 'spectators', 9)).toStrictEqual([spectators]);
      expect(await store.chat('missing', 'seats', 9)).toEqual([]);
      const lengths = (['tortuga', 'missing'] as const).map((table) => store.chatLength(table, 'seats'));
      expect(await Promise.all(lengths)).toEqual([3, 0]);
    });

    it('has one line of each number, and none without a table', async () => {
      const store = await fresh();
      await store.commit([...hosted('tortuga'), { w: 'chat', row: chatRow('tortuga', 1) }]);
      const again = chatRow('tortuga', 1, { text: 'another' });
      expect(await store.commit([{ w: 'chat', row: again }])).toEqual(['conflict']);
      expect(await store.commit([{ w: 'chat', row: chatRow('missing', 1) }])).toEqual(['conflict']);
      expect(await store.chat('tortuga', 'seats', 9)).toStrictEqual([chatRow('tortuga', 1)]);
    });
  });
}
