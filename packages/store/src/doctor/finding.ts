/** What can be wrong with a stored table. */
export const AILMENTS = [
  /** Its row or an entry does not fit its schema. */
  'unreadable',
  /** A version is missing. */
  'gap',
  /** Its game cannot be set up from its plan, its plan is not the one its entries give, or its secret is invalid. */
  'plan',
  /** An entry that is impossible at its place: a move before the start, a second start, an undo of too many moves. */
  'order',
  /** A move the rules refuse. */
  'illegal',
  /** Rolls that do not fit the move they were made for. */
  'rolls',
  /** A roll that the secret and the nonces do not give, or a nonce that does not fit its seal. */
  'dice',
  /** The entry says wrongly whether the move revealed something. */
  'crossed',
  /** The snapshot cannot be read, or differs from a replay of the entries. */
  'snapshot',
  /** The stage in the row differs from a replay of the entries. */
  'stage',
] as const;

export type Ailment = (typeof AILMENTS)[number];

export interface Finding {
  readonly table: string;
  /** The entry where it was found; 0 for the table's row. */
  readonly version: number;
  readonly ailment: Ailment;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A table whose ruleset revision this program does not have: it can be neither checked nor continued. */
export interface Unreplayable {
  readonly table: string;
  readonly ruleset: string;
  readonly revision: number;
}
