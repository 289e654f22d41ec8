import type { Chance, Game, GameState, GameView, Move, Seat } from '@topsail/engine';

/** How one game is thought about: what search needs to know of it beyond its rules. */
export interface Mind<S extends GameState = GameState, M extends Move = Move> {
  readonly game: Game<S, M>;
  /** A lead of so many points is as good as any greater one. */
  readonly fullLead: number;
  /** Grows by one with every round or turn begun: by this, search counts how far it has looked. */
  age(state: S): number;
  /** A world that fits the view: what luck hides by the odds, what others chose in secret by what they are like. */
  imagine(view: GameView, chance: Chance): S;
  /** Which of the first `count` moves a quick player would make: an index. */
  instinct(state: S, seat: Seat, moves: readonly M[], count: number, chance: Chance): number;
  /** Every entrant's chance to win and expected final score while the game goes on. */
  appraise(state: S, chances: Float64Array, scores: Float64Array): void;
}
