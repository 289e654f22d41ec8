import type { DatabaseSyncInstance } from '@photostructure/sqlite';

/** The value of a setting, as text. */
export function pragma(db: DatabaseSyncInstance, name: string): string {
  const row = db.prepare(`PRAGMA ${name}`).get() as Record<string, unknown>;
  return String(Object.values(row)[0]);
}
