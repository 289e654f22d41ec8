import { DamagedTable } from '../damaged-table.ts';
import { FormError } from '../forms/form.ts';

/** What the binding says of a number that no JavaScript number can hold. It has no code of its own. */
const TOO_LARGE = 'too large to be represented as a JavaScript number';

/** Reads something of one table. Throws `DamagedTable` when what is stored does not have its form. */
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
