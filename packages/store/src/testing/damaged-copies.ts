import { DatabaseSync } from '@photostructure/sqlite';
import { sealOf } from '@topsail/engine';
import { NONCES_OF } from './played.ts';

/** One damage to the stored rows of a table, as SQL. `:no` is the number of the table. */
export interface Damage {
  readonly what: string;
  readonly sql: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface DamagedCopy {
  readonly table: string;
  readonly of: string;
  readonly damage: Damage;
}

/**
 * Stores a copy of a played table for each damage, and damages it. Every second copy is also due, so that the server loads it by
 * itself.
 */
export function storeDamagedCopies(file: string, copies: readonly DamagedCopy[]): void {
  const db = new DatabaseSync(file);
  const columns = `plan, plan_form, original_plan, original_plan_form, host, revision, secret, created, stage, listing,
    listing_form, touched`;
  const copyRow = db.prepare(
    `INSERT INTO tables ("table", command, wake, ${columns})
     SELECT :table, :table, :wake, ${columns} FROM tables WHERE "table" = :of RETURNING no`,
  );
  const copyEntries = db.prepare(
    `INSERT INTO entries (no, version, at, person, command, entry, form)
     SELECT :no, version, at, person, command, entry, form FROM entries
     WHERE no = (SELECT no FROM tables WHERE "table" = :of) ORDER BY version`,
  );
  const copySnapshot = db.prepare(
    `INSERT INTO snapshots (no, version, body)
     SELECT :no, version, body FROM snapshots WHERE no = (SELECT no FROM tables WHERE "table" = :of)`,
  );
  // A seal holds for one table.
  const reseal = db.prepare('UPDATE entries SET entry = replace(entry, :old, :new) WHERE no = :no');
  db.exec('BEGIN');
  for (const [i, { table, of, damage }] of copies.entries()) {
    const { no } = copyRow.get({ table, of, wake: i % 2 === 0 ? 1 : null }) as { no: number };
    copyEntries.run({ no, of });
    for (const [person, nonce] of Object.entries(NONCES_OF))
      reseal.run({ no, old: sealOf(of, person, nonce), new: sealOf(table, person, nonce) });
    copySnapshot.run({ no, of });
    db.prepare(damage.sql).run({ no, ...damage.values });
  }
  db.exec('COMMIT');
  db.close();
}
