import { BOAT, type CartagenaEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';
import { takes } from './stage/timing.ts';

export const events: EventParts<CartagenaEvent> = {
  setup: { sign: 'anchor' },
  tunnel: { sign: 'anchor', sound: () => 'bell', lasts: takes },
  first: { sign: 'captain', sound: () => 'bell', lasts: takes },
  turn: { sign: 'captain', sound: () => 'card', lasts: takes },
  stop: { sign: 'wait', lasts: takes },
  stuck: { sign: 'wait', sound: () => 'short', lasts: takes },
  pass: { sign: 'wait', sound: () => 'short', lasts: takes },
  row: { sign: 'cards', sound: () => 'card', lasts: takes },
  deal: { sign: 'cards', sound: () => 'shuffle', lasts: takes },
  draw: { sign: 'cards', sound: () => 'card', lasts: takes },
  forward: {
    sign: 'ahead',
    sound: ({ to }) => (to === BOAT ? 'boat' : 'hop'),
    lasts: takes,
    worth: ({ from, to }) => to - from,
  },
  back: { sign: 'back', sound: () => 'steps', lasts: takes },
  reshuffle: { sign: 'cards', sound: () => 'shuffle', lasts: takes },
  end: { sign: 'finish', sound: () => 'end', lasts: takes },
};
