import type { Chance } from './chance.ts';
import { recording } from './chance/recording.ts';
import type { Game, GameEvent, GameState, Tell } from './game.ts';
import { play, type Played } from './play.ts';
import { accept, type Result } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { Setup } from './setup.ts';

/** A game as it was played: the truth from which every state can be made again. */
export interface GameRecord {
  readonly setup: Setup;
  readonly revision: number;
  /** What luck gave before the first move. */
  readonly start: readonly number[];
  readonly steps: readonly Step[];
}

export interface Step {
  readonly seat: Seat;
  readonly move: string;
  readonly rolls: readonly number[];
}

/** A game in progress together with its record. */
export interface Begun<State> {
  readonly record: GameRecord;
  readonly state: State;
}

export function revisionOf(game: Game, ruleset: string): number {
  const info = game.rulesets.find(({ id }) => id === ruleset);
  if (info === undefined) throw new Error(`${game.id} has no ruleset ${ruleset}`);
  return info.revision;
}

export function begin(game: Game, setup: Setup, chance: Chance, tell?: Tell<GameEvent>): Begun<GameState> {
  const luck = recording(chance);
  const state = game.setup(setup, luck, tell);
  return {
    state,
    record: { setup, revision: revisionOf(game, setup.ruleset), start: luck.rolls, steps: [] },
  };
}

/** Plays one checked move and adds it to the record; neither the given state nor the given record changes. */
export function proceed(
  game: Game,
  begun: Begun<GameState>,
  seat: Seat,
  text: string,
  chance: Chance,
): Result<Begun<GameState> & Played<GameState, GameEvent>> {
  const played = play(game, begun.state, seat, text, chance);
  if (!played.ok) return played;
  const step: Step = { seat, move: text, rolls: played.value.rolls };
  return accept({ ...played.value, record: { ...begun.record, steps: [...begun.record.steps, step] } });
}
