import type { GameEvent, GameState } from '@topsail/engine';

/** One event as a trace tells it: only effects, in words that outlive any change of the inside (docs/trace.md). */
export interface TraceEvent {
  readonly e: string;
  /** All that lies on the table after the event. */
  readonly state?: object;
}

export type WriteTrace = (event: TraceEvent) => void;

/** Turns what a game tells into its trace. It hears the set-up before there is a state to look at. */
export interface Tracer<State extends GameState = GameState, Event extends GameEvent = GameEvent> {
  tell(event: Event): void;
  /** The state in which the next events will happen: to be shown after the set-up and after every move. */
  follow(state: State): void;
  /** Writes what was held back; to be called when nothing more will be told. */
  close(): void;
}
