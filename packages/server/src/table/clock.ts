import type { Seat } from '@topsail/engine';
import type { ClockShown } from '@topsail/protocol';
import type { Entry } from '@topsail/store';
import { botIn, type TableNow } from './now.ts';

const HOUR = 3_600_000;
/** Who comes back to a seat lost on time gets at least this much of the bank, and never less than so long. */
const RETURNING_SHARE = 0.1;
const RETURNING_LEAST = 10_000;

/** Whether this seat's time runs now: a person is waited for. */
function isRunning(now: TableNow, seat: Seat): boolean {
  return now.stage === 'running' && now.asked[seat]?.owes === true && botIn(now, seat) === undefined;
}

/** When this seat's time will be up if nothing happens; undefined when it never will. */
export function deadlineOf(now: TableNow, seat: Seat): number | undefined {
  const { clock } = now.row.plan;
  const asked = now.asked[seat];
  if (asked === undefined || !isRunning(now, seat)) return undefined;
  switch (clock.kind) {
    case 'none':
      return undefined;
    case 'live':
      return asked.at + (now.left[seat] ?? 0);
    case 'slow':
      return asked.at + clock.hours * HOUR;
  }
}

/** The first deadline of all. */
export function nextDeadline(now: TableNow): number | undefined {
  const deadlines = now.seats.flatMap((_, seat) => deadlineOf(now, seat) ?? []);
  return deadlines.length === 0 ? undefined : Math.min(...deadlines);
}

/** How long a move took its seat, as the clock counts it. */
export function spentOn(now: TableNow, seat: Seat, at: number): number {
  return isRunning(now, seat) ? Math.max(0, at - (now.asked[seat]?.at ?? at)) : 0;
}

export function leftAfterMove(
  { row, left }: TableNow,
  { seat, spent, bot }: Extract<Entry, { k: 'moved' }>,
): readonly number[] {
  const { clock } = row.plan;
  if (clock.kind !== 'live' || bot !== null) return left;
  return left.map((had, i) => (i === seat ? Math.max(0, had - spent) + clock.incrementSeconds * 1000 : had));
}

export function leftOnReturn({ row, left }: TableNow, seat: Seat): readonly number[] {
  const { clock } = row.plan;
  if (clock.kind !== 'live') return left;
  const bank = clock.bankSeconds * 1000;
  const least = Math.min(bank, Math.max(RETURNING_LEAST, bank * RETURNING_SHARE));
  return left.map((had, i) => (i === seat ? Math.max(had, least) : had));
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

/** The server was down meanwhile: nobody's live clock has run. */
export function forgiveDowntime(now: TableNow, at: number): TableNow {
  if (now.row.plan.clock.kind !== 'live') return now;
  return { ...now, asked: now.asked.map((asked) => ({ ...asked, at })) };
}
