/** Where a piece stands, as the game names its spaces. */
export type SketchSpace = number | string;

/** What a small picture of a table shows: made of what everybody sees, and small enough to be kept with every move. */
export interface Sketch {
  /** The round or the turn, as the game counts its course. */
  readonly round: number;
  /** What differs between the boards of one ruleset, as text; empty where all are alike. */
  readonly board: string;
  /** Where the pieces of each seat stand; after the seats come those whom no seat plays. */
  readonly pieces: readonly (readonly SketchSpace[])[];
}
