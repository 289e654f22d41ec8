import type { Chance } from './chance.ts';
import { recording } from './chance/recording.ts';
import { replaying, RollMismatch } from './chance/replaying.ts';
import type { Game, GameEvent, GameState, Tell } from './game.ts';
import { checkMove, play, type Played } from './play.ts';
import { accept, refuse, type Refusal, type Result } from './refusal.ts';
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

/** Follows a record being replayed: called after the set-up (step −1) and after every step. */
export type Follow = (state: GameState, step: number) => void;

/** Plays a record again. A refusal's `step` says which step does not fit; −1 is the set-up. */
export function replay(
  game: Game,
  record: GameRecord,
  follow?: Follow,
  tell?: Tell<GameEvent>,
): Result<GameState> {
  const began = withRolls(record.start, -1, (luck) => accept(game.setup(record.setup, luck, tell)));
  if (!began.ok) return began;
  const state = began.value;
  follow?.(state, -1);
  for (const [index, step] of record.steps.entries()) {
    const done = withRolls(step.rolls, index, (luck) => {
      const checked = checkMove(game, state, step.seat, step.move);
      if (!checked.ok) return at(checked.refusal, index);
      game.apply(state, step.seat, checked.value, luck, tell);
      return accept(state);
    });
    if (!done.ok) return done;
    follow?.(state, index);
  }
  return accept(state);
}

function withRolls<T>(rolls: readonly number[], step: number, act: (luck: Chance) => Result<T>): Result<T> {
  const luck = replaying(rolls);
  try {
    const result = act(luck);
    if (result.ok && luck.left() > 0) return refuse('record/rolls', { params: { step, left: luck.left() } });
    return result;
  } catch (problem) {
    if (problem instanceof RollMismatch)
      return refuse('record/rolls', { params: { step, what: problem.message } });
    throw problem;
  }
}

function at(refusal: Refusal, step: number): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { ...refusal, params: { ...refusal.params, step } } };
}
