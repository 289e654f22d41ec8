import type { Game, GameEvent, GameState, Played, Seat } from '@topsail/engine';

/** The table after the set-up or after one step, and what the person at the page heard of it. */
export interface Moment {
  readonly state: GameState;
  readonly heard: readonly GameEvent[];
  /** Whether the step cannot be taken back. */
  readonly crossed: boolean;
}

export function momentOf(
  game: Game,
  seat: Seat,
  { state, events, crossed }: Pick<Played<GameState, GameEvent>, 'state' | 'events' | 'crossed'>,
): Moment {
  return { state, crossed, heard: events.flatMap((event) => game.hear(event, seat) ?? []) };
}
