import type { Clock } from '@topsail/protocol';

const MINUTE = 60;
const DAY = 24;

/** The clocks a host may choose from. */
export const CLOCKS: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'live', bankSeconds: 3 * MINUTE, incrementSeconds: 10 },
  { kind: 'live', bankSeconds: 10 * MINUTE, incrementSeconds: 15 },
  { kind: 'live', bankSeconds: 30 * MINUTE, incrementSeconds: 30 },
  { kind: 'slow', hours: DAY / 2 },
  { kind: 'slow', hours: DAY },
  { kind: 'slow', hours: 3 * DAY },
  { kind: 'slow', hours: 7 * DAY },
];

/** How much later spectators may see the table. */
export const DELAYS: readonly number[] = [0, 30, 2 * MINUTE, 5 * MINUTE];
