import type { RingEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';

export const events: EventParts<RingEvent> = {
  round: { sign: 'captain', sound: () => 'card' },
  picked: { sign: 'cards', sound: () => 'card' },
  turned: { sign: 'dice', sound: () => 'dice' },
  went: { sign: 'ahead', worth: ({ spaces }) => spaces.length },
  end: { sign: 'finish', sound: () => 'bell' },
};
