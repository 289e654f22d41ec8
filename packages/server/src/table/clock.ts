import type { Seat } from '@topsail/engine';
import type { ClockShown } from '@topsail/protocol';
import type { Entry } from '@topsail/store';
import { marksAfter } from './marks.ts';
import { botIn, type Asked, type TableNow } from './now.ts';

const HOUR = 3_600_000;
/** Who comes back to a seat lost on time gets at least this much of the bank, and never less than so long. */
const RETURNING_SHARE = 0.1;
const RETURNING_LEAST = 10_000;

/** Whether this seat's time runs now: a person is waited for. */
export function isRunning(now: TableNow, seat: Seat): boolean {
  return now.stage === 'running' && now.asked[seat]?.owes === true && botIn(now, seat) === undefined;
}

/** Since when this seat's time runs, as if it had run without a break. */
function runsSince({ asked, at, down }: TableNow, seat: Seat): number {
  return (asked[seat]?.at ?? at) + down;
}

/** When this seat's time will be up if nothing happens; undefined when it never will. */
export function deadlineOf(now: TableNow, seat: Seat): number | undefined {
  const { clock } = now.row.plan;
  if (clock.kind === 'none' || !isRunning(now, seat)) return undefined;
  return runsSince(now, seat) + (clock.kind === 'slow' ? clock.hours * HOUR : (now.left[seat] ?? 0));
}

/** The first deadline of all. */
export function nextDeadline(now: TableNow): number | undefined {
  if (now.row.plan.clock.kind === 'none') return undefined;
  const deadlines = now.seats.flatMap((_, seat) => deadlineOf(now, seat) ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** How long this seat's time has run by now. */
export function spentOn(now: TableNow, seat: Seat, at: number): number {
  return isRunning(now, seat) ? Math.max(0, at - runsSince(now, seat)) : 0;
}

/**
 * Every clock after an entry, whatever the entry is: one that went on running keeps its beginning, and one that stopped
 * is paid for.
 */
export function settled(before: TableNow, after: TableNow, entry: Entry): TableNow {
  const { clock } = before.row.plan;
  if (clock.kind === 'none' || before.stage !== 'running') return after;
  const { down = 0 } = entry;
  const stood: TableNow = { ...before, down };
  const increment = clock.kind === 'live' ? clock.incrementSeconds * 1000 : 0;
  const isMover = (seat: Seat): boolean => entry.k === 'moved' && entry.seat === seat;
  const left = after.left.map((had, seat) => {
    if (!isRunning(before, seat)) return had;
    if (entry.k === 'moved' && entry.seat === seat) return Math.max(0, had - entry.spent) + increment;
    return isRunning(after, seat) ? had : Math.max(0, had - spentOn(stood, seat, after.at));
  });
  const asked = after.asked.map((question, seat) => {
    if (!isRunning(before, seat) || !isRunning(after, seat)) return question;
    return { ...question, at: isMover(seat) ? after.at : runsSince(stood, seat) };
  });
  return { ...after, left, asked };
}

/** Moves are taken back, and with them what was paid for making them. */
export function leftAfterUndo({ row, left, marks }: TableNow, steps: number): readonly number[] {
  const { clock } = row.plan;
  if (clock.kind !== 'live') return left;
  const undone = marksAfter(marks, steps).filter(({ paid }) => paid);
  return left.map((had, seat) => {
    const paid = undone.filter((mark) => mark.seat === seat).length * clock.incrementSeconds * 1000;
    return Math.max(0, had - paid);
  });
}

/**
 * Somebody takes the seat back. To the question they went away from they come back with what they had left; when that
 * was answered for them, with enough to play on.
 */
export function onReturn(now: TableNow, seat: Seat): Pick<TableNow, 'left' | 'asked'> {
  const { clock } = now.row.plan;
  const isSame = now.asked[seat]?.stoodIn === true;
  const bank = clock.kind === 'live' ? clock.bankSeconds * 1000 : 0;
  const least = isSame ? 0 : Math.min(bank, Math.max(RETURNING_LEAST, bank * RETURNING_SHARE));
  const begins = (asked: Asked): Asked =>
    isSame && clock.kind === 'slow' ? asked : { ...asked, at: now.at };
  return {
    left: now.left.map((had, i) => (i === seat ? Math.max(had, least) : had)),
    asked: now.asked.map((asked, i) => (i === seat ? begins(asked) : asked)),
  };
}

/** Every seat's clock as players see it: what was left at the table's last change, and since when it runs. */
export function clocksShown(now: TableNow): ClockShown[] | null {
  if (now.row.plan.clock.kind === 'none' || now.stage === 'open') return null;
  return now.seats.map((_, seat) => {
    const deadline = deadlineOf(now, seat);
    if (deadline !== undefined) return { deadline, left: null };
    return { deadline: null, left: now.row.plan.clock.kind === 'live' ? (now.left[seat] ?? 0) : null };
  });
}

/** The server has been up since then only: nobody's live clock has run before, after the table's last change. */
export function forgiveDowntime(now: TableNow, up: number): TableNow {
  if (now.row.plan.clock.kind !== 'live' || now.stage !== 'running') return now;
  return { ...now, down: Math.max(0, up - now.at) };
}
