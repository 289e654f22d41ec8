/**
 * A stored table that cannot be read: something in it does not have its form, or does not follow from what is before it.
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
