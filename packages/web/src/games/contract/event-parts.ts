import type { GameEvent } from '@topsail/engine';
import type { Sound } from '../../ui/sound/sounds.ts';
import type { Sign } from './signs.ts';

/** How one kind of event is shown. */
interface EventPart<Event extends GameEvent = GameEvent> {
  readonly sign: Sign;
  /** What it sounds like; silent without it. */
  sound?(event: Event): Sound;
  /** How long it is shown at a normal pace, in milliseconds; without it, it is shown together with the next event. */
  lasts?(event: Event): number;
  /** What it changed, in points or spaces: the greatest are the turning points of a game. */
  worth?(event: Event): number;
}

/** One for every kind of event: a kind without one is a type error. */
export type EventParts<Event extends GameEvent> = {
  readonly [Kind in Event['e']]: EventPart<Extract<Event, { readonly e: Kind }>>;
};
