import type { Seat } from '@topsail/engine';
import type { ClockInfo } from '@topsail/protocol';
import type { Entry } from '@topsail/store';
import { movesAfter } from './played-moves.ts';
import { botIn, type Question, type TableState } from './table-state.ts';

const HOUR = 3_600_000;
/** A person who returns to a seat lost on time gets at least this share of the bank, and at least this long. */
const RETURNING_SHARE = 0.1;
const RETURNING_MILLISECONDS = 10_000;

/** Whether this seat's clock runs: the table waits for a person. */
export function isRunning(table: TableState, seat: Seat): boolean {
  return (
    table.stage === 'running' && table.questions[seat]?.isAwaited === true && botIn(table, seat) === undefined
  );
}

/** When this seat's clock started, shifted by the downtime in which it did not run. */
function runsSince({ questions, at, downtime }: TableState, seat: Seat): number {
  return (questions[seat]?.at ?? at) + downtime;
}

/** When this seat's time is up if nothing changes; undefined when its clock does not run. */
export function deadlineOf(table: TableState, seat: Seat): number | undefined {
  const { clock } = table.plan;
  if (clock.kind === 'none' || !isRunning(table, seat)) return undefined;
  return runsSince(table, seat) + (clock.kind === 'slow' ? clock.hours * HOUR : (table.timeLeft[seat] ?? 0));
}

/** When the game begins at the latest, while nonces are being opened. */
export function openingDeadline({ opening, downtime }: TableState): number | undefined {
  return opening === undefined ? undefined : opening.until + downtime;
}

/** The earliest deadline of all seats; before the start, that of opening the nonces. */
export function nextDeadline(table: TableState): number | undefined {
  if (table.stage === 'open') return openingDeadline(table);
  if (table.plan.clock.kind === 'none') return undefined;
  const deadlines = table.seats.flatMap((_, seat) => deadlineOf(table, seat) ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** How long this seat's clock has run at this time. */
export function timeSpent(table: TableState, seat: Seat, at: number): number {
  return isRunning(table, seat) ? Math.max(0, at - runsSince(table, seat)) : 0;
}

/** All clocks after an entry: a clock that goes on keeps its start; for one that stopped the time spent is subtracted. */
export function settleClocks(before: TableState, after: TableState, entry: Entry): TableState {
  const { clock } = before.plan;
  if (clock.kind === 'none' || before.stage !== 'running') return after;
  const { down: downtime = 0 } = entry;
  const beforeEntry: TableState = { ...before, downtime };
  const increment = clock.kind === 'live' ? clock.incrementSeconds * 1000 : 0;
  const isMover = (seat: Seat): boolean => entry.k === 'moved' && entry.seat === seat;
  const timeLeft = after.timeLeft.map((had, seat) => {
    if (!isRunning(before, seat)) return had;
    if (entry.k === 'moved' && entry.seat === seat) return Math.max(0, had - entry.spent) + increment;
    return isRunning(after, seat) ? had : Math.max(0, had - timeSpent(beforeEntry, seat, after.at));
  });
  const questions = after.questions.map((question, seat) => {
    if (!isRunning(before, seat) || !isRunning(after, seat)) return question;
    return { ...question, at: isMover(seat) ? after.at : runsSince(beforeEntry, seat) };
  });
  return { ...after, timeLeft, questions };
}

/** Undone moves lose the increments they gained. */
export function timeLeftAfterUndo(
  { plan: { clock }, timeLeft, playedMoves }: TableState,
  steps: number,
): readonly number[] {
  if (clock.kind !== 'live') return timeLeft;
  const undone = movesAfter(playedMoves, steps).filter(({ gainedTime }) => gainedTime);
  return timeLeft.map((had, seat) => {
    const gained = undone.filter((move) => move.seat === seat).length * clock.incrementSeconds * 1000;
    return Math.max(0, had - gained);
  });
}

/**
 * The clocks after a person took their seat back. If the question they left is still open, they get the time they had
 * left; if the bot has answered it, they get enough time to play on.
 */
export function clockOnReturn(table: TableState, seat: Seat): Pick<TableState, 'timeLeft' | 'questions'> {
  const { clock } = table.plan;
  const isSameQuestion = table.questions[seat]?.botTookOver === true;
  const bank = clock.kind === 'live' ? clock.bankSeconds * 1000 : 0;
  const least = isSameQuestion ? 0 : Math.min(bank, Math.max(RETURNING_MILLISECONDS, bank * RETURNING_SHARE));
  const restarted = (question: Question): Question =>
    isSameQuestion && clock.kind === 'slow' ? question : { ...question, at: table.at };
  return {
    timeLeft: table.timeLeft.map((had, i) => (i === seat ? Math.max(had, least) : had)),
    questions: table.questions.map((question, i) => (i === seat ? restarted(question) : question)),
  };
}

/** Every seat's clock as viewers see it: the deadline of a running clock, the time left of a stopped one. */
export function clockInfos(table: TableState): ClockInfo[] | null {
  if (table.plan.clock.kind === 'none' || table.stage === 'open') return null;
  return table.seats.map((_, seat) => {
    const deadline = deadlineOf(table, seat);
    if (deadline !== undefined) return { deadline, left: null };
    return {
      deadline: null,
      left: table.plan.clock.kind === 'live' ? (table.timeLeft[seat] ?? 0) : null,
    };
  });
}

/** Live clocks, and the time for opening nonces, do not run between the table's last change and the server's start. */
export function forgiveDowntime(table: TableState, startedAt: number): TableState {
  const hasLiveClock = table.plan.clock.kind === 'live' && table.stage === 'running';
  if (!hasLiveClock && table.opening === undefined) return table;
  return { ...table, downtime: Math.max(0, startedAt - table.at) };
}
