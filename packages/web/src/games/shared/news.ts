import type { GameEvent } from '@topsail/engine';

/** What was heard, moment by moment. */
export type Heard<Event extends GameEvent = GameEvent> = readonly (readonly Event[])[];

/** What came between two looks at a table: events heard since the first, or taken back since then, the last one first. */
export interface News<Event extends GameEvent = GameEvent> {
  readonly told: readonly Event[];
  readonly takenBack: readonly Event[];
}

export function newsSince<Event extends GameEvent>(before: Heard<Event>, now: Heard<Event>): News<Event> {
  return { told: now.slice(before.length).flat(), takenBack: before.slice(now.length).flat().toReversed() };
}
