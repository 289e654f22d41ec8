import type { Game, Viewer } from '@topsail/engine';
import type { Relived } from './relive.ts';

/** The table after the set-up or after one step, and what of it the person who looks at the screen heard. */
export interface Moment extends Relived {
  readonly heard: Relived['events'];
}

export function momentOf(game: Game, viewer: Viewer, { state, events, crossed }: Relived): Moment {
  return { state, events, crossed, heard: events.flatMap((event) => game.hear(event, viewer) ?? []) };
}
