import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { ENTRY_FORM } from '../forms/entry-form.ts';
import { newestForm } from '../forms/form.ts';
import { LISTING_FORM, PLAN_FORM } from '../forms/table-forms.ts';
import type { Write } from '../store.ts';
import { writingGames } from './writing-games.ts';
import { writingNotices } from './notice-writer.ts';

/** Runs the statement for one write and returns how many rows changed: none when there is a conflict. */
export type StatementWriter = (write: Write) => number;

type Writers = { readonly [W in Write['w']]: (write: Extract<Write, { readonly w: W }>) => number };

export function makeStatementWriter(db: DatabaseSyncInstance): StatementWriter {
  const writers: Writers = {
    ...writingPeople(db),
    ...writingTables(db),
    ...writingEntries(db),
    summary: writingGames(db),
    ...writingNotices(db),
  };
  // The compiler cannot know that the writer found by the kind of a write takes writes of that kind.
  return (write) => (writers[write.w] as StatementWriter)(write);
}

function writingPeople(
  db: DatabaseSyncInstance,
): Pick<Writers, 'person' | 'rename' | 'token' | 'spend' | 'extend'> {
  const person = db.prepare(
    'INSERT INTO people (person, name, program, owner, created) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const rename = db.prepare('UPDATE people SET name = ? WHERE person = ?');
  const token = db.prepare(
    'INSERT INTO tokens (hash, person, kind, created, expires) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const spend = db.prepare('DELETE FROM tokens WHERE hash = ?');
  const extend = db.prepare('UPDATE tokens SET expires = ? WHERE hash = ?');
  return {
    person: ({ row }) =>
      person.run(row.person, row.name, Number(row.program), row.owner, row.created).changes,
    rename: (write) => rename.run(write.name, write.person).changes,
    token: ({ row }) => token.run(row.hash, row.person, row.kind, row.created, row.expires).changes,
    spend: (write) => spend.run(write.hash).changes,
    extend: (write) => extend.run(write.expires, write.hash).changes,
  };
}

function writingTables(db: DatabaseSyncInstance): Pick<Writers, 'table' | 'plan' | 'listing'> {
  const table = db.prepare(
    `INSERT INTO tables ("table", plan, plan_form, original_plan, original_plan_form, host, command, revision, secret,
     created, stage, listing, listing_form, touched, wake) VALUES (?1, ?2, ${newestForm(PLAN_FORM)}, ?3,
     iif(?3 IS NULL, NULL, ${newestForm(PLAN_FORM)}), ?4, ?5, ?6, ?7, ?8, ?9, ?10, ${newestForm(LISTING_FORM)}, ?11, ?12)
     ON CONFLICT DO NOTHING`,
  );
  const plan = db.prepare(
    `UPDATE tables SET original_plan = coalesce(original_plan, plan), original_plan_form = coalesce(original_plan_form,
     plan_form), plan = ?, plan_form = ${newestForm(PLAN_FORM)}, revision = ? WHERE "table" = ?`,
  );
  const listing = db.prepare(
    `UPDATE tables SET stage = ?, listing = ?, listing_form = ${newestForm(LISTING_FORM)}, touched = ?, wake = ?
     WHERE "table" = ?`,
  );
  return {
    table: ({ row }) => {
      const made = [row.host, row.command, row.revision, row.secret, row.created];
      const now = [row.stage, JSON.stringify(row.listing), row.touched, row.wake];
      const original = row.originalPlan === null ? null : JSON.stringify(row.originalPlan);
      return table.run(row.table, JSON.stringify(row.plan), original, ...made, ...now).changes;
    },
    plan: (write) => plan.run(JSON.stringify(write.plan), write.revision, write.table).changes,
    listing: (write) => {
      const now = [write.stage, JSON.stringify(write.listing), write.touched, write.wake];
      return listing.run(...now, write.table).changes;
    },
  };
}

function writingEntries(db: DatabaseSyncInstance): Pick<Writers, 'entry' | 'snapshot' | 'chat'> {
  const entry = db.prepare(
    `INSERT INTO entries (no, version, at, person, command, entry, form)
     SELECT no, ?2, ?3, ?4, ?5, ?6, ${newestForm(ENTRY_FORM)} FROM tables WHERE "table" = ?1
     AND (?2 = 1 OR EXISTS (SELECT 1 FROM entries e WHERE e.no = tables.no AND e.version = ?2 - 1))
     ON CONFLICT DO NOTHING`,
  );
  const snapshot = db.prepare(
    `INSERT INTO snapshots (no, version, body) SELECT no, ?2, ?3 FROM tables WHERE "table" = ?1 ON CONFLICT DO UPDATE
     SET version = excluded.version, body = excluded.body WHERE excluded.version >= snapshots.version`,
  );
  const chat = db.prepare(
    `INSERT INTO chat (no, n, at, person, name, channel, text)
     SELECT no, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables WHERE "table" = ?1 ON CONFLICT DO NOTHING`,
  );
  return {
    entry: ({ row }) =>
      entry.run(row.table, row.version, row.at, row.person, row.command, JSON.stringify(row.entry)).changes,
    snapshot: ({ row }) => snapshot.run(row.table, row.version, row.body).changes,
    chat: ({ row }) =>
      chat.run(row.table, row.n, row.at, row.person, row.name, row.channel, row.text).changes,
  };
}
