import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { NoticeSettings, NoticeTarget, NoticeWrite } from '../notices.ts';

type NoticeWriters = {
  readonly [W in NoticeWrite['w']]: (write: Extract<NoticeWrite, { readonly w: W }>) => number;
};

/** A write that may find nothing to change and still is no conflict. */
const NO_CONFLICT = 1;

export function writingNotices(db: DatabaseSyncInstance): NoticeWriters {
  return { ...writingChoices(db), ...writingOutbox(db) };
}

function writingChoices(
  db: DatabaseSyncInstance,
): Pick<NoticeWriters, 'notice-settings' | 'notice-target' | 'drop-target'> {
  const settings = db.prepare(
    `INSERT INTO notice_settings (person, turn, invitation, quiet_from, quiet_until, zone, language)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET turn = excluded.turn, invitation = excluded.invitation,
     quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, zone = excluded.zone,
     language = excluded.language`,
  );
  const disown = db.prepare(
    "DELETE FROM notice_targets WHERE channel = 'push' AND channel = ? AND address = ? AND person <> ?",
  );
  const target = db.prepare(
    `INSERT INTO notice_targets (target, person, channel, address, secret, session, created)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (channel, address, person) DO UPDATE SET secret = excluded.secret,
     session = excluded.session`,
  );
  const drop = db.prepare('DELETE FROM notice_targets WHERE target = ?');
  return {
    'notice-settings': ({ row }) => settings.run(...settingsColumns(row)).changes,
    'notice-target': ({ row }) => {
      disown.run(row.channel, row.address, row.person);
      return target.run(...targetColumns(row)).changes;
    },
    'drop-target': (write) => drop.run(write.target).changes,
  };
}

function settingsColumns(row: NoticeSettings): (string | number | null)[] {
  const kinds = [Number(row.turn), Number(row.invitation)];
  return [row.person, ...kinds, row.quietFrom, row.quietUntil, row.zone, row.language];
}

function targetColumns(row: NoticeTarget): (string | number | null)[] {
  return [row.target, row.person, row.channel, row.address, row.secret, row.session, row.created];
}

export const OUTBOX_STATEMENTS = {
  // Only for people who chose this kind: without settings or targets nothing is written.
  notice: `INSERT INTO outbox (target, kind, "table", version, at, due, attempts, state)
    SELECT t.target, ?2, ?3, ?4, ?5, ?6, 0, 'waiting' FROM notice_targets t JOIN notice_settings s USING (person)
    WHERE t.person = ?1 AND iif(?2 = 'turn', s.turn, s.invitation) ON CONFLICT DO NOTHING`,
  passed: `UPDATE outbox SET state = 'passed', due = 0 WHERE state <> 'passed' AND kind = ? AND "table" = ?
    AND target IN (SELECT target FROM notice_targets WHERE person = ?)`,
  sent: `UPDATE outbox SET attempts = attempts + 1, due = iif(state = 'waiting', NULL, due),
    state = iif(state = 'waiting', 'sent', state) WHERE no = ?`,
  later: 'UPDATE outbox SET due = ?, attempts = attempts + ? WHERE no = ?',
  drop: 'DELETE FROM outbox WHERE no = ?',
  sweep: 'DELETE FROM outbox WHERE at < ?',
} as const;

function writingOutbox(
  db: DatabaseSyncInstance,
): Omit<NoticeWriters, 'notice-settings' | 'notice-target' | 'drop-target'> {
  const notice = db.prepare(OUTBOX_STATEMENTS.notice);
  const passed = db.prepare(OUTBOX_STATEMENTS.passed);
  const sent = db.prepare(OUTBOX_STATEMENTS.sent);
  const later = db.prepare(OUTBOX_STATEMENTS.later);
  const drop = db.prepare(OUTBOX_STATEMENTS.drop);
  const sweep = db.prepare(OUTBOX_STATEMENTS.sweep);
  return {
    notice: (write) => {
      notice.run(write.person, write.kind, write.table, write.version, write.at, write.due);
      return NO_CONFLICT;
    },
    'notice-passed': (write) => {
      passed.run(write.kind, write.table, write.person);
      return NO_CONFLICT;
    },
    'notice-sent': (write) => sent.run(write.no).changes,
    'notice-later': (write) => later.run(write.due, Number(write.tried), write.no).changes,
    'drop-notice': (write) => drop.run(write.no).changes,
    'sweep-notices': (write) => {
      sweep.run(write.before);
      return NO_CONFLICT;
    },
  };
}
