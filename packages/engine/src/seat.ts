import type { Bits } from './bits.ts';

/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** Several seats, as a set of bits. */
export type SeatSet = Bits;

export const SPECTATOR = 'spectator';

/** Someone who looks at the table: a seat, or a spectator, who knows only what all know. */
export type Viewer = Seat | typeof SPECTATOR;
