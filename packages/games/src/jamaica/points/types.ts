import type { Bits, Chance } from '@topsail/engine';
import type { Task } from '../agenda.ts';
import type { Move } from '../moves.ts';
import type { State } from '../state.ts';
import type { Listener } from '../tell.ts';
import type { ShortageSign } from '../types.ts';

/** A ship cannot pay: what then? Called when it has paid what it had. */
export interface Shortage {
  fall(s: State, chance: Chance, tell: Listener): void;
  /** Where the acting ship might be thrown, it having paid what it had. */
  prospects(s: State): Prospect[];
  /** What is done, after the battle, on the space it falls back to. */
  readonly then: Task;
}

/** One way a shortage may go: the spaces to choose from (none: the ship stays), and how likely that way is. */
export interface Prospect {
  readonly sign?: ShortageSign;
  readonly probability: number;
  readonly to: readonly number[];
}

/** What a lair gives. */
export interface Treasure {
  /** The cards of the box; none where treasures are tokens. */
  readonly cards: Bits;
  readonly pointsPerToken: number;
  take(s: State, ship: number, chance: Chance, tell: Listener): void;
}

/** BAT-11: how a face-down treasure is chosen. */
export interface BlindTheft {
  /** Writes the choices among `count` cards behind `n` moves and returns the new number of moves. */
  list(count: number, out: Move[], n: number): number;
  /** The place in the loser's row of the card that the move takes. */
  place(move: Move, count: number, chance: Chance): number;
}
