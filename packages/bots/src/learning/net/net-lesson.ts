/** One position of a game that is over: what a net saw of each entrant, and what became of it. */
export interface NetLesson {
  /** The inputs of all entrants, row by row. */
  readonly rows: Int8Array;
  /** Each entrant's share of the win. */
  readonly wins: Float64Array;
  /** Each entrant's final score. */
  readonly scores: Float64Array;
}
