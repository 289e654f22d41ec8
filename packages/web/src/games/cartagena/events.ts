import type { CartagenaEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';

export const events: EventParts<CartagenaEvent> = {
  setup: { sign: 'anchor' },
  tunnel: { sign: 'anchor' },
  first: { sign: 'captain' },
  turn: { sign: 'captain', sound: 'card' },
  stop: { sign: 'wait' },
  stuck: { sign: 'wait' },
  pass: { sign: 'wait' },
  row: { sign: 'cards' },
  deal: { sign: 'cards', sound: 'card' },
  draw: { sign: 'cards', sound: 'card' },
  forward: { sign: 'ahead', sound: 'card', worth: ({ from, to }) => to - from },
  back: { sign: 'back', sound: 'card' },
  reshuffle: { sign: 'cards' },
  end: { sign: 'finish', sound: 'bell' },
};
