import { DatabaseSync } from '@photostructure/sqlite';

/** Changes a database without its store, to damage it. */
export function runSql(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}
