import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked } from '../forms/form.ts';
import { dueNoticeSchema, earliestSchema, settingsSchema, targetSchema } from '../forms/notice-schemas.ts';
import { answer } from './answer.ts';
import type { Queries } from './reading.ts';

const SETTINGS = 'turn, invitation, quiet_from, quiet_until, zone, language';

export const NOTICE_QUERIES = {
  settings: `SELECT person, ${SETTINGS} FROM notice_settings WHERE person = ?`,
  targets: `SELECT target, person, channel, address, secret, session, created FROM notice_targets WHERE person = ?
    ORDER BY created, target`,
  due: `SELECT o.no, o.kind, o."table", o.version, o.at, o.attempts, o.state, t.target, t.person, t.channel, t.address,
    t.secret, t.session, t.created, ${SETTINGS} FROM outbox o JOIN notice_targets t USING (target)
    JOIN notice_settings s USING (person) WHERE o.due <= ? ORDER BY o.due LIMIT ?`,
  next: 'SELECT min(due) AS due FROM outbox WHERE due IS NOT NULL',
} as const;

export function readingNotices(
  db: DatabaseSyncInstance,
): Pick<Queries, 'noticeSettings' | 'noticeTargets' | 'dueNotices' | 'nextNotice'> {
  const settings = db.prepare(NOTICE_QUERIES.settings);
  const targets = db.prepare(NOTICE_QUERIES.targets);
  const due = db.prepare(NOTICE_QUERIES.due);
  const next = db.prepare(NOTICE_QUERIES.next);
  return {
    noticeSettings: (person) =>
      answer(() => {
        const row: unknown = settings.get(person);
        return row === undefined ? undefined : checked(settingsSchema, row);
      }),
    noticeTargets: (person) => answer(() => targets.all(person).map((row) => checked(targetSchema, row))),
    dueNotices: (until, limit) =>
      answer(() => due.all(until, limit).map((row) => checked(dueNoticeSchema, row))),
    nextNotice: () => answer(() => checked(earliestSchema, next.get()).due ?? undefined),
  };
}
