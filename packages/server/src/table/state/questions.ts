import { has, movesOf, type Game, type GameState, type Seat } from '@topsail/engine';
import type { Question, TableState } from './table-state.ts';

/** When a question was first asked. */
interface Moment {
  readonly version: number;
  readonly at: number;
}

/** The questions after the start or an undo: all of them are new. */
export function newQuestions(game: Game, state: GameState, { version, at }: Moment): Question[] {
  const awaited = game.toAct(state);
  return Array.from({ length: state.setup.seats }, (_, seat) => ({
    moves: movesOf(game, state, seat).map(({ text }) => text),
    isAwaited: has(awaited, seat),
    version,
    at,
  }));
}

/**
 * The questions after a move. While several seats choose at the same time, a question keeps its version, so that an answer
 * is not stale only because somebody else has answered first.
 */
export function questionsAfterMove(
  table: TableState,
  mover: Seat,
  crossed: boolean,
  state: GameState,
  moment: Moment,
): Question[] {
  const fresh = newQuestions(table.game, state, moment);
  if (crossed || !isStillAsked(table, mover, fresh)) return fresh;
  return fresh.map((question, seat) => {
    const { moves, isAwaited } = question;
    return { ...(table.questions[seat] ?? question), moves, isAwaited };
  });
}

/** Whether another seat that was asked before the move is still asked. */
function isStillAsked(table: TableState, mover: Seat, fresh: readonly Question[]): boolean {
  return fresh.some(
    ({ isAwaited }, seat) => seat !== mover && isAwaited && table.questions[seat]?.isAwaited === true,
  );
}
