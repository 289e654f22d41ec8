import type { CartagenaEvent } from '@topsail/games';
import type { EventParts } from '../contract/event-parts.ts';

/** A space on the way, and the longest run. */
const A_SPACE = 60;
const SHORTEST = 450;
const LONGEST = 1200;

function running({ from, to }: { readonly from: number; readonly to: number }): number {
  return Math.min(LONGEST, SHORTEST + A_SPACE * Math.abs(to - from));
}

export const events: EventParts<CartagenaEvent> = {
  setup: { sign: 'anchor' },
  tunnel: { sign: 'anchor' },
  first: { sign: 'captain', lasts: () => 600 },
  turn: { sign: 'captain', lasts: () => 350, sound: 'card' },
  stop: { sign: 'wait' },
  stuck: { sign: 'wait', lasts: () => 600 },
  pass: { sign: 'wait', lasts: () => 600 },
  row: { sign: 'cards', lasts: () => 250 },
  deal: { sign: 'cards', sound: 'card' },
  draw: { sign: 'cards', lasts: () => 350, sound: 'card' },
  forward: { sign: 'ahead', lasts: running, sound: 'card', worth: ({ from, to }) => to - from },
  back: { sign: 'back', lasts: () => 850, sound: 'card' },
  reshuffle: { sign: 'cards', lasts: () => 400 },
  end: { sign: 'finish', lasts: () => 1500, sound: 'bell' },
};
