import type { GameEvent } from '@topsail/engine';
import type { Sound } from '../../ui/sound/speaker.ts';
import type { Sign } from './signs.ts';

/** How one kind of event is shown. */
interface EventPart<Event extends GameEvent = GameEvent> {
  readonly sign: Sign;
  readonly sound?: Sound;
  /** What it changed, in points or spaces: the greatest are the turning points of a game. */
  worth?(event: Event): number;
}

/** One for every kind of event: a kind without one is a type error. */
export type EventParts<Event extends GameEvent> = {
  readonly [Kind in Event['e']]: EventPart<Extract<Event, { readonly e: Kind }>>;
};
