import type { Seat } from '@topsail/engine';
import { deadlineOf, isRunning } from './clock.ts';
import type { TableState } from './table-state.ts';

/** A person for whom a running game waits. */
interface AwaitedPerson {
  readonly person: string;
  readonly seat: Seat;
  /** The version at which the question was first asked: the same as long as it is the same question. */
  readonly asked: number;
  /** When their time is up; undefined without a clock. */
  readonly deadline: number | undefined;
}

/** The people for whom the game waits: those whose seat is asked and for whom no bot plays. */
export function awaitedPeople(table: TableState): readonly AwaitedPerson[] {
  return table.seats.flatMap(({ occupant }, seat) => {
    if (occupant.kind !== 'person' || !isRunning(table, seat)) return [];
    const asked = table.questions[seat]?.version ?? 0;
    return { person: occupant.person, seat, asked, deadline: deadlineOf(table, seat) };
  });
}
