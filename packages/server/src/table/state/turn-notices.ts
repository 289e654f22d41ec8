import type { NoticeKind, Write } from '@topsail/store';
import { isRunning } from './clock.ts';
import type { SeatState, TableState } from './table-state.ts';

/**
 * The notices that follow from a change: for the people for whom the table waits from now on, and against those for whom it
 * waits no longer. Only a slow game gives notices of turns: at other tables people sit and look.
 */
export function noticeWrites(before: TableState, after: TableState, delay: number): Write[] {
  return [...turnNotices(before, after, delay), ...endedInvitations(before, after)];
}

function turnNotices(before: TableState, after: TableState, delay: number): Write[] {
  if (after.plan.clock.kind !== 'slow') return [];
  const { version, at, row } = after;
  return after.seats.flatMap((seated, seat): Write[] => {
    const person = personIn(seated);
    const isAwaited = isRunning(after, seat);
    if (person === undefined || isRunning(before, seat) === isAwaited) return [];
    if (!isAwaited) return [passed(after, 'turn', person)];
    return [{ w: 'notice', person, kind: 'turn', table: row.table, version, at, due: at + delay }];
  });
}

/** A seat that a rematch reserves invites its person until they seal a nonce, leave or are removed. */
function endedInvitations(before: TableState, after: TableState): Write[] {
  if (before.stage !== 'open') return [];
  const invited = invitedTo(after);
  return invitedTo(before)
    .filter((person) => !invited.includes(person))
    .map((person) => passed(after, 'invitation', person));
}

function invitedTo({ stage, seats }: TableState): readonly string[] {
  if (stage !== 'open') return [];
  return seats.flatMap((seated) => (seated.seal === null ? (personIn(seated) ?? []) : []));
}

/** A program looks at its tables itself. */
function personIn({ occupant }: SeatState): string | undefined {
  return occupant.kind === 'person' && !occupant.program ? occupant.person : undefined;
}

function passed({ row }: TableState, kind: NoticeKind, person: string): Write {
  return { w: 'notice-passed', person, kind, table: row.table };
}
