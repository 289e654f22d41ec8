/** One position of a game that is over: what each entrant had, and what became of it. */
export interface Lesson {
  /** The traits of all entrants, one after the other. */
  readonly traits: Float64Array;
  /** Each entrant's share of the win. */
  readonly wins: Float64Array;
  /** Each entrant's final score. */
  readonly scores: Float64Array;
}
