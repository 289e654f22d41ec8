import { isUnfinished, type GameState } from '@topsail/engine';
import { gameOf } from '@topsail/games';
import type { Entry, EntryRow } from '@topsail/store';
import { applySeating, changeSeat } from './apply-seating.ts';
import { newQuestions, questionsAfterMove } from './questions.ts';
import { isRunning, timeLeftAfterUndo, clockOnReturn, settleClocks } from './clock.ts';
import { firstMoves, addMove } from './played-moves.ts';
import { reseated } from './reseat.ts';
import {
  beforeQuestions,
  mayChangeAnswer,
  type Question,
  type SecretChange,
  type TableState,
} from './table-state.ts';

/** The table after its next entry. `gameState` is the game after the entry, unchanged for entries around the game. */
export function applyEntry(table: TableState, row: EntryRow, gameState: GameState | undefined): TableState {
  if (row.version !== table.version + 1) throw new Error(`entry ${row.version} follows ${table.version}`);
  const opening = openingAfter(table, row.entry);
  const next = { ...table, version: row.version, at: row.at, downtime: 0, gameState, opening };
  return settleClocks(table, Object.assign(next, changesBy(next, row.entry, table)), row.entry);
}

function changesBy(next: TableState, entry: Entry, before: TableState): Partial<TableState> {
  switch (entry.k) {
    case 'sat':
    case 'bot-sat':
    case 'ready':
    case 'left':
    case 'opening':
    case 'opened':
      return applySeating(next, entry);
    case 'plan-changed':
      return planChanged(next, entry);
    case 'started':
      return {
        stage: 'running',
        opening: undefined,
        rollCount: entry.rolls.length,
        questions: freshQuestions(next),
      };
    case 'moved':
      return moved(next, entry, before);
    case 'undo-asked':
      return { undo: { seat: entry.seat, steps: entry.steps, agreed: [] } };
    case 'undo-agreed':
      return next.undo === undefined
        ? {}
        : { undo: { ...next.undo, agreed: [...next.undo.agreed, entry.seat] } };
    case 'undo-declined':
      return { undo: undefined };
    case 'undone':
      return undone(next, entry);
    case 'stand-in':
      return {
        seats: changeSeat(next.seats, entry.seat, { standIn: entry.level }),
        questions: next.questions.map((question, seat) =>
          seat === entry.seat ? { ...question, botTookOver: true } : question,
        ),
      };
    case 'returned':
      return {
        seats: changeSeat(next.seats, entry.seat, { standIn: null }),
        ...clockOnReturn(next, entry.seat),
      };
    case 'rematch':
      return { rematch: entry.table };
    case 'muted':
      return {
        muted: [
          ...next.muted.filter((person) => person !== entry.person),
          ...(entry.muted ? [entry.person] : []),
        ],
      };
  }
}

/** The time for opening stands still while the server is down. */
function openingAfter({ opening }: TableState, { down = 0 }: Entry): TableState['opening'] {
  return opening === undefined ? undefined : { until: opening.until + down };
}

function planChanged(
  next: TableState,
  { plan, from, unready }: Extract<Entry, { k: 'plan-changed' }>,
): Partial<TableState> {
  const game = gameOf(plan.setup.ruleset);
  if (game === undefined || next.stage !== 'open' || from.length !== plan.setup.seats)
    throw new Error(`a change of plan to ${plan.setup.ruleset} that cannot be`);
  const seats = reseated(next.seats, from, unready);
  return { plan, planVersion: next.version, game, seats, ...beforeQuestions(plan) };
}

function moved(
  next: TableState,
  entry: Extract<Entry, { k: 'moved' }>,
  before: TableState,
): Partial<TableState> {
  const state = gameStateOf(next);
  const { seat, crossed, rolls } = entry;
  const isSecret = mayChangeAnswer(before, seat);
  const step = next.playedMoves.length;
  return {
    stage: next.game.outcome(state) === undefined ? 'running' : 'over',
    questions: questionsAfterMove(before, seat, crossed, state, next),
    playedMoves: addMove(next.playedMoves, {
      ...{ seat, crossed, isSecret },
      gainedTime: isRunning(before, seat),
      isUnfinished: isUnfinished(next.game, gameStateOf(before), state),
    }),
    rollCount: next.rollCount + rolls.length,
    ...(isSecret
      ? // The time stays as it was: a new one would tell the others that something happened.
        {
          at: before.at,
          secretChanges: [
            ...next.secretChanges,
            { version: next.version, seat, move: { step, text: entry.move } },
          ],
        }
      : // An undo request ends when somebody moves.
        { undo: undefined }),
  };
}

function undone(next: TableState, { steps }: Extract<Entry, { k: 'undone' }>): Partial<TableState> {
  return {
    ...{ undo: undefined, playedMoves: firstMoves(next.playedMoves, steps), questions: freshQuestions(next) },
    timeLeft: timeLeftAfterUndo(next, steps),
    secretChanges: next.secretChanges.map((one) => ((one.move?.step ?? 0) < steps ? one : withoutMove(one))),
  };
}

/** The move was undone. */
function withoutMove({ version, seat }: SecretChange): SecretChange {
  return { version, seat };
}

function freshQuestions(next: TableState): Question[] {
  return newQuestions(next.game, gameStateOf(next), next);
}

function gameStateOf({ gameState }: TableState): GameState {
  if (gameState === undefined) throw new Error('an entry of the game before its start');
  return gameState;
}
