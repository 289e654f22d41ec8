import type { GameView, Move } from '@topsail/engine';

/** A choice as the one who made it saw it. */
export interface Chosen<V extends GameView = GameView, M extends Move = Move> {
  readonly view: V;
  /** All that could have been chosen. */
  readonly moves: readonly M[];
  readonly move: M;
}

/** Something that people seldom do without a reason. There may be one: it is the rate that tells. */
export interface Deed<V extends GameView = GameView, M extends Move = Move> {
  readonly name: string;
  /** Whether it was done; undefined where there was no occasion for it. */
  spot(chosen: Chosen<V, M>): boolean | undefined;
}
