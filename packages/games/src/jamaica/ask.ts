import type { SeatSet } from '@topsail/engine';
import { withTask, type Ask, type Task } from './agenda.ts';
import type { State } from './state.ts';

/** Asks one question of some seats; play goes on when it is answered. */
export function ask(s: State, question: Ask, seats: SeatSet): void {
  s.asking = question;
  s.asked = seats;
}

/** Lays a task on top of the agenda. */
export function todo(s: State, task: Task): void {
  s.agenda = withTask(s.agenda, task);
}
