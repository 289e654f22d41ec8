import {
  accept,
  begin,
  movesOf,
  proceed,
  refuse,
  seatsToAct,
  seeded,
  SPECTATOR,
  type Chance,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  type GameView,
  type Outcome,
  type Result,
  type Seat,
  type Viewer,
} from '@topsail/engine';
import type { Choice } from './choice.ts';
import { momentOf, type Moment } from './moment.ts';
import type { Names } from './names.ts';
import type { Opponent } from './opponents.ts';
import type { Prompt } from '../table/prompt.ts';

/** A game on one device, of one person or several and bots. A value: every deed gives a new one. */
export interface Session {
  readonly game: Game;
  /** Where the person sits who set the table. */
  readonly seat: Seat;
  /** Whose eyes look at the screen; while the device is handed on, nobody's. */
  readonly viewer: Viewer;
  /** Who sits in the other seats, in their order. */
  readonly opponents: readonly Opponent[];
  readonly names: Names;
  readonly seed: string;
  readonly record: GameRecord;
  /** One for the set-up, then one for each step of the record. */
  readonly moments: readonly Moment[];
}

export function beginSession(game: Game, choice: Choice): Result<Session> {
  const { ruleset, seats, options, seat, opponents, names, seed } = choice;
  const setup = game.checkSetup(ruleset, seats, options);
  if (!setup.ok) return setup;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    return refuse('move/no-such-seat', { params: { seat } });
  const events: GameEvent[] = [];
  const { record, state } = begin(game, setup.value, luck(seed, 0), (event) => events.push(event));
  const viewer = firstViewer(choice);
  const moments = [momentOf(game, viewer, { state, events, crossed: true })];
  return accept({ game, seat, viewer, opponents, names, seed, record, moments });
}

/** Whose eyes see the table when it is opened: among several people, nobody's yet. */
export function firstViewer({ seat, opponents }: Pick<Choice, 'seat' | 'opponents'>): Viewer {
  return opponents.includes('friend') ? SPECTATOR : seat;
}

/** Every step has its own luck, so that a game resumed from its record goes on as it would have. */
function luck(seed: string, step: number): Chance {
  return seeded(`${seed} step ${step}`);
}

export function choiceOf({ record, seat, opponents, names, seed }: Session): Choice {
  return { ...record.setup, seat, opponents, names, seed };
}

export function stateOf({ moments }: Session): GameState {
  const last = moments.at(-1);
  if (last === undefined) throw new Error('a session without a set-up');
  return last.state;
}

export function viewOf(session: Session): GameView {
  return session.game.view(stateOf(session), session.viewer);
}

export function outcomeOf(session: Session): Outcome | undefined {
  return session.game.outcome(stateOf(session));
}

export function promptOf(session: Session): Prompt {
  const { game, viewer } = session;
  const state = stateOf(session);
  return {
    question: game.question(state),
    waiting: seatsToAct(game, state),
    moves: viewer === SPECTATOR ? [] : movesOf(game, state, viewer),
  };
}

export function answer(session: Session, seat: Seat, text: string): Result<Session> {
  const { game, record, moments } = session;
  const begun = { record, state: stateOf(session) };
  const done = proceed(game, begun, seat, text, luck(session.seed, moments.length));
  if (!done.ok) return done;
  const next = momentOf(game, session.viewer, done.value);
  return accept({ ...session, record: done.value.record, moments: [...moments, next] });
}
