import { DamagedTable } from '../damaged-table.ts';
import { FormError } from '../forms/form.ts';

/** The SQLite binding's message for an integer beyond the safe range. It has no error code. */
const TOO_LARGE = 'too large to be represented as a JavaScript number';

/** Reads data of one table. Throws `DamagedTable` when the data does not fit its schema. */
export function orDamaged<T>(table: string, version: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormError) throw new DamagedTable(table, version, error.message);
    if (error instanceof Error && error.message.includes(TOO_LARGE))
      throw new DamagedTable(table, version, 'a number is too large');
    throw error;
  }
}
