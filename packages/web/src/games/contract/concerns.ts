import type { Entrant, GameEvent } from '@topsail/engine';

/** Whom an event concerns: who did it, and whose things it changed. */
export type Touched = readonly Entrant[] | 'all';

/** To whom one kind of event is told where not everything is. */
interface Concern<Event extends GameEvent = GameEvent> {
  /** They are told of it in full. */
  touches(event: Event): Touched;
  /** Told to everybody, also in short: a voyage, the end of a battle. */
  readonly gist?: true;
  /** Events of one scene that follow each other concern everybody whom one of them touches. */
  readonly scene?: string;
}

/** One for every kind of event: a kind without one is a type error. */
export type Concerns<Event extends GameEvent> = {
  readonly [Kind in Event['e']]: Concern<Extract<Event, { readonly e: Kind }>>;
};
