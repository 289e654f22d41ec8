import { describe, expect, it } from 'vitest';
import type { Store, Together, Write } from '../store.ts';
import type { TestStores } from './test-stores.ts';
import { chatRow, entry, entryRow, hosted, personRow, table, tableRow, tokenRow } from './rows.ts';

export function describeCommits({ fresh }: TestStores): void {
  describe('a commit', () => {
    it('of nothing settles', async () => {
      const store = await fresh();
      expect(await store.commit([])).toEqual([]);
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it('that finds a version taken stores nothing more of that table, and all of the others', async () => {
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
      const not = 'conflict';
      expect(verdicts).toEqual(['stored', not, not, not, not, not, 'stored']);
      expect(await store.entries('a', 0)).toHaveLength(1);
      expect(await store.entries('b', 0)).toHaveLength(2);
      expect(await store.snapshot('a')).toBeUndefined();
      expect(await store.chat('a', 9)).toEqual([]);
      expect((await store.table('a'))?.touched).toBe(tableRow('a').touched);
    });

    it('keeps what stands before the conflict', async () => {
      const store = await fresh();
      const verdicts = await store.commit([...hosted('a'), entry('a', 1), entry('a', 1), entry('a', 2)]);
      expect(verdicts).toEqual(['stored', 'stored', 'stored', 'conflict', 'conflict']);
      expect(await store.entries('a', 0)).toStrictEqual([entryRow('a', 1)]);
    });

    it('keeps all or none of what is to be stored together', async () => {
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

    it('that makes a table which is there does not write into it', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const verdicts = await store.commit([table('b', { command: 'makes a' }), entry('b', 1), entry('a', 1)]);
      expect(verdicts).toEqual(['conflict', 'conflict', 'stored']);
    });
  });
}

export function describeTransactions({ fresh }: TestStores): void {
  describe('a commit', () => {
    it('that cannot be done leaves nothing', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const nobodys: Write = { w: 'token', row: tokenRow('aa', { person: 'nobody' }) };
      const mary: Write = { w: 'person', row: personRow('mary') };
      await expect(store.commit([mary, entry('a', 1), nobodys, entry('a', 2)])).rejects.toThrow();
      expect(await store.person('mary')).toBeUndefined();
      expect(await store.entries('a', 0)).toEqual([]);
      expect(await store.commit([mary, entry('a', 1)])).toEqual(['stored', 'stored']);
    });

    it('races another for a version, and one of them wins whole', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      const rival = (at: number) => store.commit([entry('a', 1, { at }), entry('a', 2, { at })]);
      const verdicts = await Promise.all(Array.from({ length: 20 }, (_, at) => rival(at)));
      const winner = verdicts.findIndex(([first]) => first === 'stored');
      expect(verdicts[winner]).toEqual(['stored', 'stored']);
      expect(verdicts.flat().filter((verdict) => verdict === 'stored')).toHaveLength(2);
      expect((await store.entries('a', 0)).map((row) => row.at)).toEqual([winner, winner]);
    });

    it('is seen by every read after it has settled', async () => {
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
      expect(await store.commit([snapshot('nowhere', 1)])).toEqual(['conflict']);
    });
  });
}

export function describeReopening({ fresh, again }: TestStores): void {
  describe('a store that was closed', () => {
    it('answers nothing', async () => {
      const store = await fresh();
      await store.commit(hosted('a'));
      await again();
      await expect(store.commit([entry('a', 1)])).rejects.toThrow();
      await expect(store.table('a')).rejects.toThrow();
    });

    it('has everything when it is opened again', async () => {
      const store = await fresh();
      await store.commit([...hosted('a', 'b'), { w: 'token', row: tokenRow('aa') }, entry('a', 1)]);
      await store.commit([entry('a', 2), snapshot('a', 2), { w: 'chat', row: chatRow('b', 1) }]);
      const before = await everything(store);
      expect(await everything(await again())).toStrictEqual(before);
    });

    it('still knows which versions are taken and which commands are done', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), entry('a', 1, { person: 'anne', command: 'c1' })]);
      const reopened = await again();
      expect(await reopened.commit([entry('a', 1)])).toEqual(['conflict']);
      expect(await reopened.commands('a')).toStrictEqual([{ person: 'anne', command: 'c1', version: 1 }]);
      expect(await reopened.commit([table('b', { command: 'makes a' })])).toEqual(['conflict']);
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
    await store.chat('b', 9),
  ];
}
