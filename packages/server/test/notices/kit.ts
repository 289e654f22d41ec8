import { scratch } from '@topsail/engine/scratch';
import type { Store } from '@topsail/store';
import { onTestFinished } from 'vitest';
import { PushService } from '../../drills/kit/push-service.ts';
import { readConfig } from '../../src/config/config.ts';
import { openLog } from '../../src/log.ts';
import { openNotices, type Notices } from '../../src/notices/open-notices.ts';
import { openForTest, type Guest, type TestTables } from '../table/kit.ts';

export const SLOW = { ruleset: 'cartagena-tortuga', seats: 2, clock: { kind: 'slow', hours: 24 } } as const;
export const CHOICES = { turn: true, invitation: true, quiet: null, zone: 'UTC', language: 'en' };

export interface NoticeTest extends TestTables, Notices {
  readonly push: PushService;
  readonly time: { now: number };
  /** Sends what is due, until nothing is. */
  readonly send: () => Promise<void>;
  /** A browser of this person gets notices. */
  readonly subscribes: (guest: Guest, browser?: string) => Promise<void>;
}

const file = scratch();

function noticesOn(store: Store, now: () => number): Notices {
  const read = readConfig(['--data', file('.'), '--notice-loopback'], {});
  if (read.ok !== true) throw new Error('bad flags');
  const log = openLog('silent');
  return openNotices({ config: read.config, store, files: new Map(), log, now });
}

/** Tables, a push service of our own, and a worker that sends only when it is asked to. */
export async function openNoticeTest(): Promise<NoticeTest> {
  const time = { now: Date.UTC(2026, 0, 1, 12) };
  const at = await openForTest({ now: () => time.now });
  const push = await PushService.start();
  const notices = noticesOn(at.service.store, () => time.now);
  onTestFinished(async () => {
    await notices.worker.stop();
    await push.close();
  });
  return {
    ...{ ...at, ...notices, push, time },
    send: () => notices.worker.sendDue(),
    subscribes: async ({ person }, browser = person.person) => {
      const session = `session-${person.person}-${browser}`;
      const token = {
        hash: session,
        person: person.person,
        kind: 'session',
        created: 0,
        expires: 9e15,
      } as const;
      await at.service.store.commit([{ w: 'token', row: token }]);
      await notices.choices.choose(person.person, CHOICES);
      const added = await notices.choices.addBrowser(person.person, session, push.subscription(browser));
      if (!added.ok) throw new Error(added.refusal.code);
    },
  };
}

/** Who of these people the table waits for, and who not. */
export function byTurn(table: string, ...people: readonly Guest[]): readonly Guest[] {
  const isAsked = (guest: Guest): boolean =>
    guest.at(table).public.waiting.includes(guest.at(table).own.seat ?? -1);
  return people.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)));
}
