import {
  accept,
  begin,
  movesOf,
  proceed,
  refuse,
  seatsToAct,
  seeded,
  type Chance,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  type GameView,
  type Outcome,
  type Result,
  type Seat,
} from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Choice } from './choice.ts';
import { momentOf, type Moment } from './moment.ts';
import type { Opponent } from './opponents.ts';
import type { Prompt } from './prompt.ts';

/** One person's game against bots. A value: every deed gives a new one. */
export interface Session {
  readonly game: Game;
  /** Where the person sits. */
  readonly seat: Seat;
  /** Who sits in the other seats, in their order. */
  readonly opponents: readonly Opponent[];
  readonly seed: string;
  readonly record: GameRecord;
  /** One for the set-up, then one for each step of the record. */
  readonly moments: readonly Moment[];
}

export function beginSession(choice: Choice): Result<Session> {
  const { ruleset, seats, options, seat, opponents, seed } = choice;
  const game = gameOf(ruleset);
  if (game === undefined) return refuse('setup/unknown-ruleset', { params: { ruleset } });
  const setup = game.checkSetup(ruleset, seats, options);
  if (!setup.ok) return setup;
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
    return refuse('move/no-such-seat', { params: { seat } });
  const events: GameEvent[] = [];
  const { record, state } = begin(game, setup.value, luck(seed, 0), (event) => events.push(event));
  return accept({
    game,
    seat,
    opponents,
    seed,
    record,
    moments: [momentOf(game, seat, { state, events, crossed: true })],
  });
}

/** Every step has its own luck, so that a game resumed from its record goes on as it would have. */
function luck(seed: string, step: number): Chance {
  return seeded(`${seed} step ${step}`);
}

export function choiceOf({ record, seat, opponents, seed }: Session): Choice {
  return { ...record.setup, seat, opponents, seed };
}

export function stateOf({ moments }: Session): GameState {
  const last = moments.at(-1);
  if (last === undefined) throw new Error('a session without a set-up');
  return last.state;
}

export function viewOf(session: Session): GameView {
  return session.game.view(stateOf(session), session.seat);
}

export function outcomeOf(session: Session): Outcome | undefined {
  return session.game.outcome(stateOf(session));
}

export function promptOf(session: Session): Prompt {
  const { game, seat } = session;
  const state = stateOf(session);
  return {
    question: game.question(state),
    waiting: seatsToAct(game, state),
    moves: movesOf(game, state, seat),
  };
}

export function answer(session: Session, seat: Seat, text: string): Result<Session> {
  const { game, record, moments } = session;
  const begun = { record, state: stateOf(session) };
  const done = proceed(game, begun, seat, text, luck(session.seed, moments.length));
  if (!done.ok) return done;
  const next = momentOf(game, session.seat, done.value);
  return accept({ ...session, record: done.value.record, moments: [...moments, next] });
}

/** How many steps stay when the person's last answer is taken back; undefined when too much has been shown since. */
function stepsBeforeAnswer({ seat, record, moments }: Session): number | undefined {
  for (let step = record.steps.length - 1; step >= 0; step--) {
    if (moments[step + 1]?.crossed !== false) return undefined;
    if (record.steps[step]?.seat === seat) return step;
  }
  return undefined;
}

export function mayUndo(session: Session): boolean {
  return stepsBeforeAnswer(session) !== undefined;
}

export function undo(session: Session): Session {
  const kept = stepsBeforeAnswer(session);
  if (kept === undefined) return session;
  const { record, moments } = session;
  return {
    ...session,
    record: { ...record, steps: record.steps.slice(0, kept) },
    moments: moments.slice(0, kept + 1),
  };
}
