/** What may be wrong with a stored table. */
export const AILMENTS = [
  /** Its row or its entries cannot be read. */
  'unreadable',
  /** A version is missing, or stands where another should. */
  'gap',
  /** Its plan is none that its game could be set up with, or its secret is none. */
  'plan',
  /** An entry that makes no sense where it stands: a move before the start, a second start, an undo of too much. */
  'order',
  /** A move the rules refuse. */
  'illegal',
  /** Rolls that do not fit the move they were made for. */
  'rolls',
  /** A roll that the secret and the nonces do not give. */
  'dice',
  /** Whether the move showed something is not as stored. */
  'crossed',
  /** The snapshot is not the position its entries come to. */
  'snapshot',
  /** The row says another stage than the entries. */
  'stage',
] as const;

export type Ailment = (typeof AILMENTS)[number];

export interface Finding {
  readonly table: string;
  /** Where it shows; 0 when it is the table's row. */
  readonly version: number;
  readonly ailment: Ailment;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A game of a ruleset's revision that this program does not have: nobody can tell whether it is whole, or go on with it. */
export interface Unreplayable {
  readonly table: string;
  readonly ruleset: string;
  readonly revision: number;
}
