import { describe, expect, it } from 'vitest';
import type { NewNotice, NoticeSettings, NoticeTarget } from '../notices.ts';
import type { Store, Write } from '../store.ts';
import { entry, hosted, personRow, tokenRow } from './rows.ts';
import type { TestStores } from './test-stores.ts';

const SETTINGS: NoticeSettings = {
  person: 'anne',
  turn: true,
  invitation: false,
  quietFrom: 1320,
  quietUntil: null,
  zone: 'Europe/Warsaw',
  language: 'pl',
};

const PHONE: NoticeTarget = {
  target: 'phone',
  person: 'anne',
  channel: 'push',
  address: 'https://push.example/1',
  secret: '{}',
  session: 'aa',
  created: 1,
};

function notice(changes: Partial<NewNotice> = {}): Write {
  return { w: 'notice', person: 'anne', kind: 'turn', table: 't', version: 1, at: 10, due: 20, ...changes };
}

const target = (changes: Partial<NoticeTarget> = {}): Write => ({
  w: 'notice-target',
  row: { ...PHONE, ...changes },
});

/** Anne wants to know of her turns, on her phone. */
async function withAnne(fresh: () => Promise<Store>): Promise<Store> {
  const store = await fresh();
  await store.commit([
    ...hosted('t'),
    { w: 'person', row: personRow('mary') },
    { w: 'token', row: tokenRow('aa') },
    { w: 'notice-settings', row: SETTINGS },
    target(),
  ]);
  return store;
}

const due = async (store: Store, until = 1000) =>
  (await store.dueNotices(until, 9)).map(({ target: { target: to }, version, state }) => [
    to,
    version,
    state,
  ]);

export function describeNoticeChoices({ fresh }: TestStores): void {
  describe('what a person chose', () => {
    it('is read as it was written, and replaced', async () => {
      const store = await withAnne(fresh);
      expect(await store.noticeSettings('anne')).toStrictEqual(SETTINGS);
      expect(await store.noticeTargets('anne')).toStrictEqual([PHONE]);
      expect(await store.noticeSettings('mary')).toBeUndefined();
      await store.commit([
        { w: 'notice-settings', row: { ...SETTINGS, turn: false } },
        target({ target: 'again', secret: '{"new":1}' }),
      ]);
      expect(await store.noticeSettings('anne')).toMatchObject({ turn: false, quietFrom: 1320 });
      expect(await store.noticeTargets('anne')).toStrictEqual([{ ...PHONE, secret: '{"new":1}' }]);
    });

    it('ends with the session of the browser, its notices too', async () => {
      const store = await withAnne(fresh);
      await store.commit([notice()]);
      await store.commit([{ w: 'spend', hash: 'aa' }]);
      expect(await store.noticeTargets('anne')).toEqual([]);
      expect(await store.nextNotice()).toBeUndefined();
    });

    it('goes to another person with the browser, without the notices', async () => {
      const store = await withAnne(fresh);
      await store.commit([notice(), target({ target: 'new', person: 'mary', session: null })]);
      expect(await store.noticeTargets('anne')).toEqual([]);
      expect(await store.noticeTargets('mary')).toHaveLength(1);
      expect(await due(store)).toEqual([]);
    });
  });
}

export function describeOutbox({ fresh, reopen }: TestStores): void {
  describe('the outbox', () => {
    it('takes a notice for every target of a person who chose its kind, once a version', async () => {
      const store = await withAnne(fresh);
      await store.commit([target({ target: 'tablet', address: 'https://push.example/2' })]);
      const verdicts = await store.commit([
        notice(),
        notice({ due: 5 }),
        notice({ kind: 'invitation' }),
        notice({ person: 'mary' }),
        notice({ version: 2, due: 2000 }),
      ]);
      expect(verdicts).toEqual(['stored', 'stored', 'stored', 'stored', 'stored']);
      expect((await due(store)).toSorted()).toEqual([
        ['phone', 1, 'waiting'],
        ['tablet', 1, 'waiting'],
      ]);
      expect(await store.nextNotice()).toBe(20);
      const again = await reopen();
      expect(await again.dueNotices(19, 9)).toEqual([]);
      expect(await again.dueNotices(20, 1)).toMatchObject([
        { kind: 'turn', table: 't', at: 10, attempts: 0, settings: SETTINGS },
      ]);
    });

    it('takes no notice of an entry that conflicts', async () => {
      const store = await withAnne(fresh);
      await store.commit([entry('t', 1)]);
      expect(await store.commit([entry('t', 1), notice()])).toEqual(['conflict', 'conflict']);
      expect(await due(store)).toEqual([]);
    });
  });
}

export function describeSentNotices({ fresh }: TestStores): void {
  describe('a notice in the outbox', () => {
    it('is kept when it was sent until its reason has passed, and when it was tried until later', async () => {
      const store = await withAnne(fresh);
      await store.commit([notice(), notice({ version: 2 }), notice({ version: 3 })]);
      const [first, second, third] = await store.dueNotices(1000, 9);
      await store.commit([
        { w: 'notice-sent', no: first?.no ?? 0 },
        { w: 'notice-later', no: second?.no ?? 0, due: 90, tried: true },
        { w: 'notice-later', no: third?.no ?? 0, due: 80, tried: false },
      ]);
      expect(await store.nextNotice()).toBe(80);
      expect((await store.dueNotices(1000, 9)).map(({ attempts }) => attempts)).toEqual([0, 1]);
      await store.commit([{ w: 'notice-passed', person: 'mary', kind: 'turn', table: 't' }]);
      expect(await due(store)).toHaveLength(2);
      await store.commit([{ w: 'notice-passed', person: 'anne', kind: 'turn', table: 't' }]);
      expect((await store.dueNotices(0, 9)).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['passed', 1],
        ['passed', 1],
        ['passed', 0],
      ]);
      // Its answer came after its reason had passed.
      await store.commit([{ w: 'notice-sent', no: third?.no ?? 0 }]);
      expect((await store.dueNotices(0, 9)).map(({ attempts }) => attempts)).toEqual([1, 1, 1]);
      await store.commit([{ w: 'drop-notice', no: first?.no ?? 0 }]);
      expect(await due(store)).toHaveLength(2);
    });

    it('is forgotten when it is old, or its target is gone', async () => {
      const store = await withAnne(fresh);
      await store.commit([notice(), notice({ version: 2, at: 11 })]);
      await store.commit([{ w: 'sweep-notices', before: 11 }]);
      expect(await due(store)).toEqual([['phone', 2, 'waiting']]);
      expect(await store.commit([{ w: 'drop-target', target: 'phone' }])).toEqual(['stored']);
      expect(await due(store)).toEqual([]);
    });
  });
}
