import { describe, expect, it } from 'vitest';
import type { Store, Together, Write } from '../store.ts';
import type { TestStores } from './test-stores.ts';
import { chatRow, entry, entryRow, hosted, personRow, table, tableRow, tokenRow } from './rows.ts';

export function describeCommits({ fresh }: TestStores): void {
  describe('a commit', () => {
    it('without writes settles', async () => {
      const store = await fresh();
      expect(await store.commit([])).toEqual([]);
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('with a conflict stores nothing more of that table, but everything of the others', async () => {
      const store = await fresh();
      await store.commit([...hosted('a', 'b'), entry('a', 1)]);
      const verdicts = await store.commit([
        entry('b', 1),
        entry('a', 1),
        entry('a', 2),
        snapshot('a', 2),
        { w: 'chat', row: chatRow('a', 1) },
        listing('a'),
        entry('b', 2),
      ]);
      const no = 'conflict';
      expect(verdicts).toEqual(['stored', no, no, no, no, no, 'stored']);
      expect(await store.entries('a', 0)).toHaveLength(1);
      expect(await store.entries('b', 0)).toHaveLength(2);
      expect(await store.snapshot('a')).toBeUndefined();
      expect(await store.chat('a', 'seats', 9)).toEqual([]);
      expect((await store.table('a'))?.touched).toBe(tableRow('a').touched);
    });

    it('stores the writes before the conflict', async () => {
      const store = await fresh();
      const verdicts = await store.commit([...hosted('a'), entry('a', 1), entry('a', 1), entry('a', 2)]);
      expect(verdicts).toEqual(['stored', 'stored', 'stored', 'conflict', 'conflict']);
      expect(await store.entries('a', 0)).toStrictEqual([entryRow('a', 1)]);
    });

    it('stores all or none of the writes in a group', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), entry('a', 1)]);
      const rematch = (version: number): Together => ({
        w: 'together',
        writes: [table('b'), entry('b', 1), entry('a', version), entry('b', 2)],
      });
      expect(await store.commit([rematch(1), entry('a', 2)])).toEqual(['conflict', 'conflict']);
      expect(await store.table('b')).toBeUndefined();
      expect(await store.entries('a', 0)).toHaveLength(1);
      expect(await store.commit([rematch(2), entry('b', 3)])).toEqual(['stored', 'stored']);
      expect(await store.entries('a', 1)).toHaveLength(1);
      expect(await store.entries('b', 0)).toHaveLength(3);
    });
  });
}

export function describeTransactions({ fresh }: TestStores): void {
  describe('a commit', () => {
    it('that creates an existing table does not write into it', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const verdicts = await store.commit([
        table('b', { command: 'creates a' }),
        entry('b', 1),
        entry('a', 1),
      ]);
      expect(verdicts).toEqual(['conflict', 'conflict', 'stored']);
    });
    it('that fails stores nothing', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const orphan: Write = { w: 'token', row: tokenRow('aa', { person: 'nobody' }) };
      const mary: Write = { w: 'person', row: personRow('mary') };
      await expect(store.commit([mary, entry('a', 1), orphan, entry('a', 2)])).rejects.toThrow();
      expect(await store.person('mary')).toBeUndefined();
      expect(await store.entries('a', 0)).toEqual([]);
      expect(await store.commit([mary, entry('a', 1)])).toEqual(['stored', 'stored']);
    });

    it('that competes with others for a version is stored completely or not at all', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const compete = (at: number) => store.commit([entry('a', 1, { at }), entry('a', 2, { at })]);
      const verdicts = await Promise.all(Array.from({ length: 20 }, (_, at) => compete(at)));
      const winner = verdicts.findIndex(([first]) => first === 'stored');
      expect(verdicts[winner]).toEqual(['stored', 'stored']);
      expect(verdicts.flat().filter((verdict) => verdict === 'stored')).toHaveLength(2);
      expect((await store.entries('a', 0)).map((row) => row.at)).toEqual([winner, winner]);
    });

    it('is visible to every read after it has settled', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      for (let version = 1; version <= 20; version++) {
        await store.commit([entry('a', version, { person: 'anne', command: `c${version}` })]);
        expect(await store.entries('a', version - 1)).toHaveLength(1);
        expect(await store.commands('a')).toHaveLength(version);
      }
    });
  });
}

export function describeSnapshots({ fresh }: TestStores): void {
  describe('a snapshot', () => {
    it('replaces an older one, never a newer one', async () => {
      const store = await fresh();
      const saved = async (version: number) => store.commit([snapshot('a', version)]);
      await store.commit(hosted('a', 'b'));
      expect(await store.snapshot('a')).toBeUndefined();
      expect(await saved(5)).toEqual(['stored']);
      expect(await saved(9)).toEqual(['stored']);
      expect(await saved(5)).toEqual(['conflict']);
      expect(await store.snapshot('a')).toStrictEqual({ table: 'a', version: 9, body: '{"hash":"9"}' });
      expect(await store.snapshot('b')).toBeUndefined();
      expect(await store.commit([snapshot('missing', 1)])).toEqual(['conflict']);
    });
  });
}

export function describeReopening({ fresh, reopen }: TestStores): void {
  describe('a store that was closed', () => {
    it('rejects all calls', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      await reopen();
      await expect(store.commit([entry('a', 1)])).rejects.toThrow();
      await expect(store.table('a')).rejects.toThrow();
    });

    it('has all data when it is opened again', async () => {
      const store = await fresh();
      await store.commit([...hosted('a', 'b'), { w: 'token', row: tokenRow('aa') }, entry('a', 1)]);
      await store.commit([entry('a', 2), snapshot('a', 2), { w: 'chat', row: chatRow('b', 1) }]);
      const before = await everything(store);
      expect(await everything(await reopen())).toStrictEqual(before);
    });

    it('still knows all versions and executed commands', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), entry('a', 1, { person: 'anne', command: 'c1' })]);
      const reopened = await reopen();
      expect(await reopened.commit([entry('a', 1)])).toEqual(['conflict']);
      expect(await reopened.commands('a')).toStrictEqual([{ person: 'anne', command: 'c1', version: 1 }]);
      expect(await reopened.commit([table('b', { command: 'creates a' })])).toEqual(['conflict']);
      expect(await reopened.commit([entry('a', 2)])).toEqual(['stored']);
    });
  });
}

function snapshot(of: string, version: number): Write {
  return { w: 'snapshot', row: { table: of, version, body: `{"hash":"${version}"}` } };
}

function listing(of: string): Write {
  const { stage, listing: shown } = tableRow(of);
  return { w: 'listing', table: of, stage, listing: shown, touched: 99, wake: null };
}

async function everything(store: Store): Promise<unknown> {
  return [
    await store.person('anne'),
    await store.token('aa'),
    await store.tables(['open'], 9),
    await store.table('a'),
    await store.entries('a', 0),
    await store.snapshot('a'),
    await store.chat('b', 'seats', 9),
  ];
}
