import { describe, expect, it } from 'vitest';
import type { TestStores } from './test-stores.ts';
import { personRow, tokenRow } from './rows.ts';

export function describePeople({ fresh }: TestStores): void {
  describe('people', () => {
    it('are read as they were written, programs and their owners too', async () => {
      const store = await fresh();
      const anne = personRow('anne', { name: 'Анна Бонні' });
      const program = personRow('program', { program: true, owner: 'anne', created: 1_800_000_000_000 });
      const verdicts = await store.commit([
        { w: 'person', row: anne },
        { w: 'person', row: program },
      ]);
      expect(verdicts).toEqual(['stored', 'stored']);
      expect(await store.person('anne')).toStrictEqual(anne);
      expect(await store.person('program')).toStrictEqual(program);
      expect(await store.person('mary')).toBeUndefined();
    });

    it('cannot be created twice', async () => {
      const store = await fresh();
      const anne = personRow('anne');
      await store.commit([{ w: 'person', row: anne }]);
      const verdicts = await store.commit([{ w: 'person', row: personRow('anne', { name: 'Another' }) }]);
      expect(verdicts).toEqual(['conflict']);
      expect(await store.person('anne')).toStrictEqual(anne);
    });

    it('can be renamed if they exist', async () => {
      const store = await fresh();
      await store.commit([{ w: 'person', row: personRow('anne') }]);
      const verdicts = await store.commit([
        { w: 'rename', person: 'anne', name: 'Żaneta 🏴‍☠️' },
        { w: 'rename', person: 'mary', name: 'Mary' },
      ]);
      expect(verdicts).toEqual(['stored', 'conflict']);
      expect((await store.person('anne'))?.name).toBe('Żaneta 🏴‍☠️');
      expect(await store.person('mary')).toBeUndefined();
    });
  });
}

export function describeTokens({ fresh }: TestStores): void {
  describe('tokens', () => {
    it('are found by their hash only', async () => {
      const store = await fresh();
      const session = tokenRow('aa');
      const recovery = tokenRow('bb', { kind: 'recovery', expires: 1_800_000_000_000 });
      await store.commit([
        { w: 'person', row: personRow('anne') },
        { w: 'token', row: session },
        { w: 'token', row: recovery },
      ]);
      expect(await store.token('aa')).toStrictEqual(session);
      expect(await store.token('bb')).toStrictEqual(recovery);
      expect(await store.token('cc')).toBeUndefined();
      expect(await store.token('AA')).toBeUndefined();
    });

    it('belong to one person', async () => {
      const store = await fresh();
      await store.commit([
        { w: 'person', row: personRow('anne') },
        { w: 'person', row: personRow('mary') },
        { w: 'token', row: tokenRow('aa') },
      ]);
      const again = await store.commit([{ w: 'token', row: tokenRow('aa', { person: 'mary' }) }]);
      expect(again).toEqual(['conflict']);
      expect((await store.token('aa'))?.person).toBe('anne');
    });

    it('can be spent once, even by several commits at the same time', async () => {
      const store = await fresh();
      await store.commit([
        { w: 'person', row: personRow('anne') },
        { w: 'token', row: tokenRow('aa', { kind: 'recovery' }) },
      ]);
      const tries = await Promise.all([1, 2, 3].map(() => store.commit([{ w: 'spend', hash: 'aa' }])));
      expect(tries.flat().filter((verdict) => verdict === 'stored')).toHaveLength(1);
      expect(await store.token('aa')).toBeUndefined();
      expect(await store.commit([{ w: 'spend', hash: 'never' }])).toEqual(['conflict']);
    });
  });
}

export function describeSessions({ fresh }: TestStores): void {
  describe('tokens that last', () => {
    it('are listed by person, with those of the programs they own', async () => {
      const store = await fresh();
      await store.commit([
        { w: 'person', row: personRow('anne') },
        { w: 'person', row: personRow('mary') },
        { w: 'person', row: personRow('parrot', { program: true, owner: 'anne' }) },
        { w: 'token', row: tokenRow('bb', { created: 2 }) },
        { w: 'token', row: tokenRow('aa', { created: 1 }) },
        { w: 'token', row: tokenRow('cc', { created: 3, person: 'parrot', kind: 'program' }) },
        { w: 'token', row: tokenRow('dd', { person: 'mary' }) },
      ]);
      expect((await store.tokensOf('anne')).map(({ hash }) => hash)).toEqual(['aa', 'bb', 'cc']);
      expect((await store.tokensOf('parrot')).map(({ hash }) => hash)).toEqual(['cc']);
      expect(await store.tokensOf('john')).toEqual([]);
    });

    it('are found when they have expired, and not when their end was moved', async () => {
      const store = await fresh();
      await store.commit([
        { w: 'person', row: personRow('anne') },
        { w: 'token', row: tokenRow('aa', { expires: 100 }) },
        { w: 'token', row: tokenRow('bb', { expires: 101 }) },
        { w: 'token', row: tokenRow('cc', { expires: 99 }) },
        { w: 'token', row: tokenRow('dd') },
      ]);
      expect((await store.expiredTokens(100, 9)).toSorted()).toEqual(['aa', 'cc']);
      expect(await store.expiredTokens(100, 1)).toHaveLength(1);
      const moved = await store.commit([
        { w: 'extend', hash: 'aa', expires: 200 },
        { w: 'extend', hash: 'never', expires: 200 },
      ]);
      expect(moved).toEqual(['stored', 'conflict']);
      expect(await store.expiredTokens(100, 9)).toEqual(['cc']);
    });
  });
}
