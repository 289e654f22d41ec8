import { describe, expect, it } from 'vitest';
import { isAwaited, startedTable, type Guest } from '../table/kit.ts';
import { byTurn, CHOICES, openNoticeTest, SLOW, type NoticeTest } from './kit.ts';

const HOUR = 3_600_000;

const messages = ({ push }: NoticeTest) => push.received.map(({ message }) => message);

/** A slow game for two, both with a browser that gets notices. The first of them is asked. */
async function openSlowGame(...subscribed: readonly ('anne' | 'mary')[]) {
  const test = await openNoticeTest();
  for (const name of subscribed) await test.subscribes(test[name]);
  const table = await startedTable(SLOW, test.anne, test.mary);
  const [asked, other] = byTurn(table, test.anne, test.mary) as [Guest, Guest];
  return { test, table, asked, other };
}

/** This person answers until the table waits for the other. */
async function playsTurn(guest: Guest, table: string): Promise<void> {
  while (isAwaited(guest, table))
    await guest.does(table, { k: 'move', move: guest.at(table).own.moves[0] ?? '' });
}

describe('a turn in a slow game', () => {
  it('is told once, to the person for whom the table waits, with the game and the names alone', async () => {
    const { test, table, asked } = await openSlowGame('anne', 'mary');
    await test.send();
    await test.send();
    expect(messages(test)).toEqual([
      {
        ...{ t: 'show', tag: `turn-${table}`, path: `/t/${table}` },
        id: expect.stringMatching(/^[\w-]{16}$/) as string,
        title: 'Topsail',
        body: 'cartagena-tortuga',
      },
    ]);
    const [received] = test.push.received;
    expect(received?.headers).toMatchObject({
      ttl: '86400',
      urgency: 'high',
      'content-encoding': 'aes128gcm',
    });
    expect(await test.service.store.nextNotice()).toBeUndefined();
    // A second question of the same turn is no other turn.
    await asked.does(table, { k: 'move', move: asked.at(table).own.moves[0] ?? '' });
    await test.send();
    expect(messages(test).filter(({ t }) => t === 'show')).toHaveLength(isAwaited(asked, table) ? 1 : 2);
  });

  it('is taken back when it has passed, and the next person is told', async () => {
    const { test, table, asked } = await openSlowGame('anne', 'mary');
    await test.send();
    await playsTurn(asked, table);
    await test.send();
    const all = messages(test);
    expect(all.map(({ t }) => t).toSorted()).toEqual(['close', 'show', 'show']);
    const [first] = all;
    expect(all.find(({ t }) => t === 'close')).toEqual({ t: 'close', tag: `turn-${table}`, id: first?.id });
    expect(new Set(all.map(({ id }) => id)).size).toBe(2);
  });

  it('that was played before its notice was sent tells nothing', async () => {
    const { test, table, asked, other } = await openSlowGame('anne', 'mary');
    await playsTurn(asked, table);
    await playsTurn(other, table);
    await test.send();
    expect(messages(test).map(({ t }) => t)).toEqual(['show']);
  });

  it('is told to nobody who did not choose it', async () => {
    const { test, table, asked, other } = await openSlowGame();
    await test.subscribes(other);
    await test.choices.choose(other.person.person, { ...CHOICES, turn: false });
    await playsTurn(asked, table);
    await test.send();
    expect(messages(test)).toEqual([]);
  });

  it('is told in every browser of the person', async () => {
    const { test, table, asked, other } = await openSlowGame();
    await test.subscribes(other, 'phone');
    await test.subscribes(other, 'desk');
    await playsTurn(asked, table);
    await test.send();
    expect(messages(test)).toHaveLength(2);
  });

  it('with a live clock is told to nobody', async () => {
    const test = await openNoticeTest();
    await test.subscribes(test.anne);
    await test.subscribes(test.mary);
    await startedTable(
      { ...SLOW, clock: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } },
      test.anne,
      test.mary,
    );
    await test.send();
    expect(messages(test)).toEqual([]);
  });

  it('of an absent person passes when a stand-in plays for them', async () => {
    const { test, table, asked } = await openSlowGame('anne', 'mary');
    await test.send();
    await asked.does(table, { k: 'leave' });
    await test.send();
    expect(messages(test).filter(({ tag }) => tag === `turn-${table}`)).toContainEqual(
      expect.objectContaining({ t: 'close' }),
    );
  });
});

describe('a notice', () => {
  it('waits for the end of quiet hours', async () => {
    const { test, table, asked, other } = await openSlowGame('anne', 'mary');
    await test.choices.choose(other.person.person, { ...CHOICES, quiet: { from: 11 * 60, until: 14 * 60 } });
    await playsTurn(asked, table);
    await test.send();
    expect(messages(test)).toEqual([]);
    expect(await test.service.store.nextNotice()).toBe(test.time.now + 2 * HOUR);
    test.time.now += 2 * HOUR;
    await test.send();
    expect(messages(test)).toHaveLength(1);
  });

  it('is not sent to a person who does not want it any more', async () => {
    const { test, asked } = await openSlowGame('anne', 'mary');
    await test.choices.choose(asked.person.person, { ...CHOICES, turn: false });
    await test.send();
    expect(messages(test)).toEqual([]);
    expect(await test.service.store.nextNotice()).toBeUndefined();
  });

  it('that could not be sent is tried again later and later, and given up at last', async () => {
    const { test } = await openSlowGame('anne', 'mary');
    test.push.status = 503;
    const pauses: number[] = [];
    for (;;) {
      await test.send();
      const next = await test.service.store.nextNotice();
      if (next === undefined) break;
      pauses.push((next - test.time.now) / 60_000);
      test.time.now = next;
    }
    expect(pauses).toEqual([1, 5, 15, 60, 240, 720]);
  });

  it('goes out as soon as the push service is back', async () => {
    const { test } = await openSlowGame('anne', 'mary');
    test.push.status = 429;
    await test.send();
    test.push.status = 201;
    await test.send();
    expect(messages(test)).toEqual([]);
    test.time.now += 60_000;
    await test.send();
    expect(messages(test)).toHaveLength(1);
  });

  it.each([404, 410])('for a browser that is gone (%i) is forgotten, and the browser too', async (status) => {
    const { test, asked } = await openSlowGame('anne', 'mary');
    test.push.status = status;
    await test.send();
    expect(await test.service.store.noticeTargets(asked.person.person)).toEqual([]);
    expect(await test.service.store.nextNotice()).toBeUndefined();
  });

  it('follows no redirect', async () => {
    const { test } = await openSlowGame('anne', 'mary');
    test.push.status = 307;
    await test.send();
    expect(messages(test)).toEqual([]);
    expect(await test.service.store.nextNotice()).toBe(test.time.now + 60_000);
  });

  it('about a seat that is kept comes with a rematch, and goes when the person is ready', async () => {
    const { test, table } = await openSlowGame('anne', 'mary');
    const { anne, mary } = test;
    await anne.does(table, { k: 'leave' });
    await mary.does(table, { k: 'leave' });
    await mary.sees(table, ({ public: { stage } }) => stage === 'over');
    await test.send();
    test.push.received.length = 0;
    const { version } = mary.at(table);
    const made = await anne.tries(table, { k: 'rematch' }, { seen: version });
    if (!('table' in made)) throw new Error('no rematch');
    await test.send();
    expect(messages(test)).toMatchObject([{ t: 'show', tag: `invitation-${made.table}` }]);
    await mary.opens(made.table);
    await mary.does(made.table, { k: 'ready', seal: mary.seal(made.table) });
    await test.send();
    expect(messages(test)[1]).toMatchObject({ t: 'close', tag: `invitation-${made.table}` });
  });
});
