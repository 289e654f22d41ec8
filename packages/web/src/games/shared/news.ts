import type { GameEvent } from '@topsail/engine';

/** What was heard, moment by moment. */
export type Heard<Event extends GameEvent = GameEvent> = readonly (readonly Event[])[];

/** What came between two looks at a table: events heard since the first, or taken back since then, the last one first. */
export interface News<Event extends GameEvent = GameEvent> {
  readonly told: readonly Event[];
  readonly takenBack: readonly Event[];
}

/** A moment may be heard event by event, so what counts is the number of events. */
export function newsSince<Event extends GameEvent>(before: Heard<Event>, now: Heard<Event>): News<Event> {
  return { told: after(countOf(before), now), takenBack: after(countOf(now), before).toReversed() };
}

/** All but the first so many, of any list that is kept moment by moment. */
export function after<T>(known: number, moments: readonly (readonly T[])[]): readonly T[] {
  let left = countOf(moments) - known;
  const found: (readonly T[])[] = [];
  for (let i = moments.length - 1; i >= 0 && left > 0; i--) {
    const moment = moments[i] ?? [];
    found.unshift(moment.slice(Math.max(0, moment.length - left)));
    left -= moment.length;
  }
  return found.flat();
}

export function countOf(moments: readonly (readonly unknown[])[]): number {
  return moments.reduce((sum, { length }) => sum + length, 0);
}
