import type { Chance } from './chance.ts';
import { proving, UntrueRoll } from './chance/proving.ts';
import { replaying, RollMismatch } from './chance/replaying.ts';
import { isTakenBack, type Chronicle } from './chronicle.ts';
import type { Game, GameEvent, GameState, Tell } from './game.ts';
import { checkMove } from './play.ts';
import type { GameRecord, Step } from './record.ts';
import { accept, refuse, withParams, type Result } from './refusal.ts';

/** Follows a game being replayed: called after the set-up (step −1) and after every step. */
export type Follow = (state: GameState, step: number) => void;

/** Plays a record again. A refusal's `step` says which step does not fit; −1 is the set-up. */
export function replay(
  game: Game,
  record: GameRecord,
  follow?: Follow,
  tell?: Tell<GameEvent>,
): Result<GameState> {
  return retell(game, { ...record, chronicle: record.steps }, follow, tell);
}

/** How a game began, and all that happened in it. */
export interface Tale extends Pick<GameRecord, 'setup' | 'start'> {
  readonly chronicle: Chronicle;
  /** What every roll must be, where that can be told. */
  readonly promised?: Chance;
}

/** Plays everything again, what was taken back included. A step is a place in the chronicle. */
export function retell(
  game: Game,
  { setup, start, chronicle, promised }: Tale,
  follow?: Follow,
  tell?: Tell<GameEvent>,
): Result<GameState> {
  const began = withRolls(start, promised, -1, (luck) => accept(game.setup(setup, luck, tell)));
  if (!began.ok) return began;
  let state = began.value;
  const goesBack = chronicle.some(isTakenBack);
  const past: GameState[] = [];
  follow?.(state, -1);
  for (const [index, entry] of chronicle.entries()) {
    if (isTakenBack(entry)) state = stateBefore(past, entry.undo);
    else {
      const now = state;
      if (goesBack) past.push(game.clone(now));
      const done = withRolls(entry.rolls, promised, index, (luck) => playStep(game, now, entry, luck, tell));
      if (!done.ok) return done;
    }
    follow?.(state, index);
  }
  return accept(state);
}

/** The state so many steps ago; those after it are forgotten. */
function stateBefore(past: GameState[], undo: number): GameState {
  if (undo > past.length) throw new Error(`${undo} steps are taken back where ${past.length} stand`);
  return past.splice(past.length - undo)[0];
}

function playStep(
  game: Game,
  state: GameState,
  { seat, move }: Step,
  luck: Chance,
  tell?: Tell<GameEvent>,
): Result<GameState> {
  const checked = checkMove(game, state, seat, move);
  if (!checked.ok) return checked;
  game.apply(state, seat, checked.value, luck, tell);
  return accept(state);
}

/** Acts with recorded rolls: all must be used, and be what was promised. */
function withRolls(
  rolls: readonly number[],
  promised: Chance | undefined,
  step: number,
  act: (luck: Chance) => Result<GameState>,
): Result<GameState> {
  const recorded = replaying(rolls);
  try {
    const result = act(promised === undefined ? recorded : proving(recorded, promised));
    if (!result.ok) return withParams(result.refusal, { step });
    const left = recorded.left();
    return left > 0 ? refuse('record/rolls', { params: { step, left } }) : result;
  } catch (problem) {
    if (problem instanceof RollMismatch)
      return refuse('record/rolls', { params: { step, what: problem.message } });
    if (problem instanceof UntrueRoll)
      return refuse('record/dice-roll', { params: { step, what: problem.message } });
    throw problem;
  }
}
