import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked, FormError, readForm } from '../forms/form.ts';
import { idsSchema, summarySchema } from '../forms/row-schemas.ts';
import { SUMMARY_FORM } from '../forms/summary-form.ts';
import type { GameRow } from '../rows.ts';
import { answer } from './answer.ts';
import type { Queries } from './reading.ts';

const COLUMNS = `tables."table", summary, form FROM members JOIN tables USING (no) LEFT JOIN summaries USING (no)`;
const NEWEST_FIRST = 'ORDER BY since DESC, members.no DESC';

/** Every query about the games of a person. A test reads their plans: all of them go by an index. */
export const GAME_QUERIES = {
  newest: `SELECT ${COLUMNS} WHERE person = ?1 AND members.stage = ?2 ${NEWEST_FIRST} LIMIT ?3`,
  /** Those that come after a given table of the same person. */
  older: `SELECT ${COLUMNS} WHERE person = ?1 AND members.stage = ?2 AND (since, members.no) <
    (SELECT last.since, last.no FROM tables t JOIN members last ON last.no = t.no AND last.person = ?1
     WHERE t."table" = ?4)
    ${NEWEST_FIRST} LIMIT ?3`,
} as const;

/** Reads the whole list of tables: only for databases of older versions, once. */
const WITHOUT_SUMMARY = `SELECT "table" FROM tables WHERE NOT EXISTS
  (SELECT 1 FROM summaries WHERE summaries.no = tables.no) AND "table" > ? ORDER BY "table" LIMIT ?`;

export function readingGames(db: DatabaseSyncInstance): Pick<Queries, 'gamesOf' | 'withoutSummary'> {
  const newest = db.prepare(GAME_QUERIES.newest);
  const older = db.prepare(GAME_QUERIES.older);
  const missing = db.prepare(WITHOUT_SUMMARY);
  return {
    gamesOf: (person, stage, limit, after) =>
      answer(() => {
        const found: unknown[] =
          after === undefined ? newest.all(person, stage, limit) : older.all(person, stage, limit, after);
        return found.map(gameRow);
      }),
    withoutSummary: (after, limit) =>
      answer(() => checked(idsSchema, missing.all(after, limit)).map((row) => row.table)),
  };
}

function gameRow(found: unknown): GameRow {
  const { table, summary, form } = checked(summarySchema, found);
  try {
    return { table, summary: summary === null ? undefined : readForm(SUMMARY_FORM, form ?? 0, summary) };
  } catch (problem) {
    if (problem instanceof FormError) return { table, summary: undefined };
    throw problem;
  }
}
