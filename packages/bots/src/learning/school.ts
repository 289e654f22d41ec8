import type { Game, GameState, Move, Seat } from '@topsail/engine';
import type { Traits } from '../appraisal.ts';
import type { Bot } from '../bot.ts';
import type { Lore } from '../lore.ts';
import type { Inputs } from '../net/inputs.ts';
import type { Lesson } from './lesson.ts';

/** What there is to be learned about one game, and who plays the games from which it is learned. */
export interface School<S extends GameState = GameState, M extends Move = Move> {
  readonly game: Game<S, M>;
  readonly traits: Traits<S>;
  /** Grows by one with every round or turn begun: each teaches one lesson. */
  age(state: S): number;
  /** Plays fast by what is known, with a little noise, so that it sees more of the game. */
  pupil(lore: Lore): Bot;
  /** Plays slower and better. */
  master(lore: Lore): Bot;
  /** How many play when a new pupil is tried against old ones. */
  readonly trialSeats: number;
  /** How a net is trained, where there is one. */
  readonly net?: NetSchool<S>;
  /** Choices worth imitating, where there are any. */
  readonly choices?: Choices<S, M>;
}

export interface NetSchool<S extends GameState = GameState> {
  readonly inputs: Inputs<S>;
  /** Plays by instinct alone: many games in no time, from which the net learns first. */
  reflex(lore: Lore): Bot;
}

export interface Choices<S extends GameState = GameState, M extends Move = Move> {
  readonly names: readonly string[];
  /** The lesson of one choice; undefined where the question is another. */
  lesson(state: S, seat: Seat, move: M): Lesson | undefined;
}
