import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { checked, readForm } from '../forms/form.ts';
import { idsSchema, tableSchema, touchedSchema } from '../forms/row-schemas.ts';
import { LISTING_FORM, PLAN_FORM } from '../forms/table-forms.ts';
import type { TableRow } from '../rows.ts';
import { answer } from './answer.ts';
import { orDamaged } from './or-damaged.ts';
import type { Queries } from './reading.ts';

const COLUMNS = `"table", plan, plan_form, original_plan, original_plan_form, host, command, revision, secret, created,
  stage, listing, listing_form, touched, wake`;

export function readingTables(
  db: DatabaseSyncInstance,
): Pick<Queries, 'table' | 'madeBy' | 'tables' | 'alarms' | 'tableIds'> {
  const table = db.prepare(`SELECT ${COLUMNS} FROM tables WHERE "table" = ?`);
  const madeBy = db.prepare('SELECT "table" FROM tables WHERE host = ? AND command = ?');
  const byStage = db.prepare(
    'SELECT "table", CAST(touched AS REAL) AS at FROM tables WHERE stage = ? ORDER BY touched DESC LIMIT ?',
  );
  const alarms = db.prepare('SELECT "table" FROM tables WHERE wake <= ? ORDER BY wake LIMIT ?');
  const ids = db.prepare('SELECT "table" FROM tables WHERE "table" > ? ORDER BY "table" LIMIT ?');
  const idsOf = (rows: unknown): readonly string[] => checked(idsSchema, rows).map((row) => row.table);
  return {
    table: (id) =>
      answer(() =>
        orDamaged(id, 0, () => {
          const row: unknown = table.get(id);
          return row === undefined ? undefined : tableRow(row);
        }),
      ),
    madeBy: (person, command) => answer(() => idsOf(madeBy.all(person, command))[0]),
    // Stage by stage, because an index has each of them in order and none has several.
    tables: (stages, limit) =>
      answer(() =>
        stages
          .flatMap((stage) => checked(touchedSchema, byStage.all(stage, limit)))
          .sort((a, b) => b.at - a.at)
          .slice(0, limit)
          .map((row) => row.table),
      ),
    alarms: (until, limit) => answer(() => idsOf(alarms.all(until, limit))),
    tableIds: (after, limit) => answer(() => idsOf(ids.all(after, limit))),
  };
}

function tableRow(found: unknown): TableRow {
  const { plan, plan_form, original_plan, original_plan_form, listing, listing_form, ...row } = checked(
    tableSchema,
    found,
  );
  return {
    ...row,
    plan: readForm(PLAN_FORM, plan_form, plan),
    originalPlan: original_plan === null ? null : readForm(PLAN_FORM, original_plan_form ?? 0, original_plan),
    listing: readForm(LISTING_FORM, listing_form, listing),
  };
}
