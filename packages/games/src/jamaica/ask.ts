import type { SeatSet } from '@topsail/engine';
import type { Ask } from './agenda.ts';
import type { State } from './state.ts';

/** Asks one question of some seats; play goes on when it is answered. */
export function ask(s: State, question: Ask, seats: SeatSet): void {
  s.asking = question;
  s.asked = seats;
}
