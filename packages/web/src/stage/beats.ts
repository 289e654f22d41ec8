import type { Game, GameEvent, GameView } from '@topsail/engine';

import { sameJson } from './same-json.ts';

type Heard = readonly (readonly GameEvent[])[];

/** What a viewer has been told of a table, and what they see now. */
interface Told {
  readonly view: GameView;
  /** Moment by moment. A moment that stays is the same array. */
  readonly heard: Heard;
}

/** How far a table has been shown: so many whole moments, and so many events of the one after them. */
export interface Played extends Told {
  readonly moments: number;
  readonly events: number;
}

/** One event on the screen, with the table as it is just after it. */
export interface Beat {
  readonly event: GameEvent;
  readonly before: GameView;
  /** How far the table has been shown when this beat is over. */
  readonly after: Played;
}

/** All of it has been shown. */
export function allPlayed({ view, heard }: Told): Played {
  return { view, heard, moments: heard.length, events: 0 };
}

/** The table went on from what was shown. It did not when moves were taken back or somebody else looks. */
export function goesOn(played: Played, now: Told): boolean {
  const { moments, events, heard, view } = played;
  const begun = events > 0 ? moments + 1 : moments;
  if (view.viewer !== now.view.viewer || now.heard.length < begun) return false;
  const last = Math.max(0, moments - 1);
  return heard.slice(last, begun).every((moment, i) => now.heard[last + i] === moment);
}

/**
 * What is still to be shown, in order. Events that take no time are shown with the next one that does; none is left when
 * only such events follow. Where the events do not lead to what is seen now, as after an undo, nothing is played.
 */
export function beatsSince(
  game: Game,
  played: Played,
  now: Told,
  lasting: (event: GameEvent) => number,
): readonly Beat[] {
  if (!goesOn(played, now)) return [];
  const beats: Beat[] = [];
  let { view } = played;
  let before = view;
  for (let moment = played.moments; moment < now.heard.length; moment++) {
    const events = now.heard[moment] ?? [];
    for (let i = moment === played.moments ? played.events : 0; i < events.length; i++) {
      const event = events[i];
      if (event === undefined) continue;
      view = followed(game, view, event);
      if (lasting(event) <= 0) continue;
      beats.push({ event, before, after: { view, heard: now.heard, moments: moment, events: i + 1 } });
      before = view;
    }
  }
  return sameJson(view, now.view) ? beats : [];
}

const known = new WeakMap<GameView, WeakMap<GameEvent, GameView>>();

/** Followed once: the beats are counted again after each of them. */
function followed(game: Game, view: GameView, event: GameEvent): GameView {
  const next = known.get(view)?.get(event) ?? game.follow(view, event);
  const after = known.get(view) ?? new WeakMap<GameEvent, GameView>();
  known.set(view, after.set(event, next));
  return next;
}
