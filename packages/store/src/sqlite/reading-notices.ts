import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked } from '../forms/form.ts';
import { dueNoticeSchema, earliestSchema, settingsSchema, targetSchema } from '../forms/notice-schemas.ts';
import { answer } from './answer.ts';
import type { Queries } from './reading.ts';

const SETTINGS = 'turn, invitation, quiet_from, quiet_until, zone, language';

export function readingNotices(
  db: DatabaseSyncInstance,
): Pick<Queries, 'noticeSettings' | 'noticeTargets' | 'dueNotices' | 'nextNotice'> {
  const settings = db.prepare(`SELECT person, ${SETTINGS} FROM notice_settings WHERE person = ?`);
  const targets = db.prepare(
    `SELECT target, person, channel, address, secret, session, created FROM notice_targets WHERE person = ?
     ORDER BY created, target`,
  );
  const due = db.prepare(
    `SELECT o.no, o.kind, o."table", o.version, o.at, o.attempts, o.state, t.target, t.person, t.channel, t.address,
     t.secret, t.session, t.created, ${SETTINGS} FROM outbox o JOIN notice_targets t USING (target)
     JOIN notice_settings s USING (person) WHERE o.due <= ? ORDER BY o.due LIMIT ?`,
  );
  const next = db.prepare('SELECT min(due) AS due FROM outbox WHERE due IS NOT NULL');
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
