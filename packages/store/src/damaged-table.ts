/**
 * A stored table that cannot be read: its row or an entry does not fit its schema, or an entry cannot follow the one before.
 * Other tables are not affected.
 */
export class DamagedTable extends Error {
  readonly table: string;
  /** The entry that does not fit; 0 when it is the table's row. */
  readonly version: number;
  readonly reason: string;

  constructor(table: string, version: number, reason: string, options?: ErrorOptions) {
    super(`table ${table} is damaged at version ${version}: ${reason}`, options);
    this.table = table;
    this.version = version;
    this.reason = reason;
  }
}
