/** What can be wrong with a stored table. */
export const AILMENTS = [
  /** Its row or an entry does not have its form. */
  'unreadable',
  /** A version is missing. */
  'gap',
  /** Its game cannot be set up by its plan, or its secret is not one. */
  'plan',
  /** An entry that cannot stand where it does: a move before the start, a second start, an undo of too many moves. */
  'order',
  /** A move the rules refuse. */
  'illegal',
  /** Rolls that do not fit the move they were made for. */
  'rolls',
  /** A roll that the secret and the nonces do not give. */
  'dice',
  /** The entry says wrongly whether the move revealed something. */
  'crossed',
  /** The snapshot cannot be read, or is not the position that its entries lead to. */
  'snapshot',
  /** The row has another stage than the entries lead to. */
  'stage',
] as const;

export type Ailment = (typeof AILMENTS)[number];

export interface Finding {
  readonly table: string;
  /** The entry where it shows; 0 for the table's row. */
  readonly version: number;
  readonly ailment: Ailment;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A table of a ruleset's revision that this program does not have: it can neither be checked nor played on. */
export interface Unreplayable {
  readonly table: string;
  readonly ruleset: string;
  readonly revision: number;
}
