import { describe, expect, it } from 'vitest';
import type { Entry } from '../entry.ts';
import type { TestStores } from './test-stores.ts';
import { entry, entryRow, hosted, PLAN } from './rows.ts';

export const EVERY_KIND: readonly Entry[] = [
  {
    k: 'sat',
    seat: 0,
    person: 'anne',
    name: 'Анна "Ж" Бонні',
    program: false,
    colour: 3,
    seal: '0a'.repeat(32),
  },
  { k: 'sat', seat: 1, person: 'mary', name: 'Mary', program: true, colour: 0, seal: null },
  { k: 'ready', seat: 1, seal: 'f9'.repeat(32) },
  { k: 'bot-sat', seat: 2, level: 'captain', colour: 1 },
  { k: 'left', seat: 2, kicked: true },
  { k: 'plan-changed', plan: PLAN, revision: 2, from: [1, 0, null], unready: [0] },
  { k: 'opening', until: 1_794_822_699_800 },
  { k: 'opened', seat: 1, nonce: 'twelve-chars-or-more' },
  { k: 'started', rolls: [6, 1, 12] },
  { k: 'moved', seat: 1, move: 'dice swap', rolls: [], crossed: false, spent: 0, bot: 'mate' },
  { k: 'undo-asked', seat: 1, steps: 4 },
  { k: 'undo-agreed', seat: 0 },
  { k: 'undo-declined', seat: 0 },
  { k: 'undone', seat: 1, steps: 0 },
  { k: 'stand-in', seat: 0, level: 'cabin-boy', why: 'time' },
  { k: 'returned', seat: 0 },
  { k: 'rematch', table: 'again' },
  { k: 'muted', person: 'mary', muted: true },
];

export function describeEntries({ fresh }: TestStores): void {
  describe('entries', () => {
    it('of every kind are read as they were written', async () => {
      const store = await fresh();
      const rows = EVERY_KIND.map((what, index) => entryRow('tortuga', index + 1, { entry: what }));
      await store.commit([...hosted('tortuga'), ...rows.map((row) => ({ w: 'entry', row }) as const)]);
      expect(await store.entries('tortuga', 0)).toStrictEqual(rows);
    });

    it('are returned in version order, after the given version', async () => {
      const store = await fresh();
      const versions = Array.from({ length: 300 }, (_, index) => index + 1);
      await store.commit([...hosted('tortuga'), ...versions.map((version) => entry('tortuga', version))]);
      const read = async (after: number, limit?: number) =>
        (await store.entries('tortuga', after, limit)).map((row) => row.version);
      expect(await read(0)).toEqual(versions);
      expect(await read(297)).toEqual([298, 299, 300]);
      expect(await read(9, 2)).toEqual([10, 11]);
      expect(await read(300)).toEqual([]);
      expect(await store.entries('missing', 0)).toEqual([]);
    });

    it('of different tables do not mix', async () => {
      const store = await fresh();
      await store.commit([...hosted('a', 'b'), entry('a', 1), entry('b', 1), entry('a', 2)]);
      expect(await store.entries('a', 0)).toStrictEqual([entryRow('a', 1), entryRow('a', 2)]);
      expect(await store.entries('b', 0)).toStrictEqual([entryRow('b', 1)]);
    });

    it('may be long', async () => {
      const store = await fresh();
      const rolls = Array.from({ length: 100_000 }, (_, index) => index);
      const long = entryRow('tortuga', 1, { entry: { k: 'started', rolls } });
      await store.commit([...hosted('tortuga'), { w: 'entry', row: long }, entry('tortuga', 2)]);
      expect(await store.entries('tortuga', 0)).toStrictEqual([long, entryRow('tortuga', 2)]);
    });
  });
}

export function describeVersions({ fresh }: TestStores): void {
  describe('entries', () => {
    it('with the same version cannot both be stored', async () => {
      const store = await fresh();
      await store.commit([...hosted('tortuga'), entry('tortuga', 1)]);
      expect(await store.commit([entry('tortuga', 1, { at: 99 })])).toEqual(['conflict']);
      expect(await store.entries('tortuga', 0)).toStrictEqual([entryRow('tortuga', 1)]);
    });

    it.each([0, -1, 3, 4])('have no gaps: version %d cannot follow version 1', async (version) => {
      const store = await fresh();
      await store.commit([...hosted('tortuga'), entry('tortuga', 1)]);
      expect(await store.commit([entry('tortuga', version)])).toEqual(['conflict']);
      expect(await store.commit([entry('tortuga', 2)])).toEqual(['stored']);
      expect(await store.entries('tortuga', -9)).toHaveLength(2);
    });

    it('need a table', async () => {
      const store = await fresh();
      await store.commit(hosted('tortuga'));
      expect(await store.commit([entry('missing', 1)])).toEqual(['conflict']);
      expect(await store.entries('missing', 0)).toEqual([]);
    });
  });
}

export function describeCommands({ fresh }: TestStores): void {
  describe('commands', () => {
    it('are returned with the versions they made, by table', async () => {
      const store = await fresh();
      const by = (person: string, command: string) => ({ person, command });
      await store.commit([...hosted('a', 'b'), entry('a', 1, by('anne', 'c1')), entry('a', 2)]);
      await store.commit([entry('a', 3, by('mary', 'c1')), entry('b', 1, by('anne', 'c2'))]);
      expect(await store.commands('a')).toStrictEqual([
        { person: 'anne', command: 'c1', version: 1 },
        { person: 'mary', command: 'c1', version: 3 },
      ]);
      expect(await store.commands('b')).toStrictEqual([{ person: 'anne', command: 'c2', version: 1 }]);
      expect(await store.commands('missing')).toEqual([]);
    });

    it('are not returned when their version was in conflict', async () => {
      const store = await fresh();
      await store.commit([...hosted('a'), entry('a', 1)]);
      await store.commit([entry('a', 1, { person: 'anne', command: 'c1' })]);
      expect(await store.commands('a')).toEqual([]);
    });

    it('are not needed for entries of the server itself', async () => {
      const store = await fresh();
      const byPerson = { person: 'anne', command: null };
      const verdicts = await store.commit([
        ...hosted('a'),
        entry('a', 1),
        entry('a', 2),
        entry('a', 3, byPerson),
        entry('a', 4, byPerson),
      ]);
      expect(verdicts).not.toContain('conflict');
      expect(await store.entries('a', 2, 1)).toStrictEqual([entryRow('a', 3, byPerson)]);
    });
  });
}
