import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { newestForm } from '../forms/form.ts';
import { SUMMARY_FORM } from '../forms/summary-form.ts';
import type { Members } from '../rows.ts';
import type { Write } from '../store.ts';

type SummaryWrite = Extract<Write, { readonly w: 'summary' }>;

/** Writes the summary of a table, unless there is a newer one, and who its people are. */
export function writingGames(db: DatabaseSyncInstance): (write: SummaryWrite) => number {
  const form = newestForm(SUMMARY_FORM);
  const replace = db.prepare(
    `UPDATE summaries SET version = ?2, summary = ?3, form = ${form}
     WHERE no = (SELECT no FROM tables WHERE "table" = ?1) AND version <= ?2`,
  );
  const add = db.prepare(
    `INSERT INTO summaries (no, version, summary, form) SELECT no, ?2, ?3, ${form} FROM tables WHERE "table" = ?1
     ON CONFLICT DO NOTHING`,
  );
  const leave = db.prepare('DELETE FROM members WHERE no = (SELECT no FROM tables WHERE "table" = ?)');
  const join = db.prepare(
    'INSERT INTO members (no, person, stage, since) SELECT no, ?2, ?3, ?4 FROM tables WHERE "table" = ?1',
  );
  const seat = (table: string, { people, stage, since }: Members): void => {
    leave.run(table);
    for (const person of people) join.run(table, person, stage, since);
  };
  return ({ table, version, summary, members, areOthers }) => {
    const text = JSON.stringify(summary);
    const replaced = replace.run(table, version, text).changes;
    const added = replaced > 0 ? 0 : add.run(table, version, text).changes;
    if (added > 0 || (replaced > 0 && areOthers)) seat(table, members);
    return replaced + added;
  };
}
