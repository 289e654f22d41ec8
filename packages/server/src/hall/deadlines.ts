import { StoreFailure } from '@topsail/store';
import type { Surroundings } from '../surroundings.ts';
import type { Rooms } from './rooms.ts';

/** How many deadlines of tables that are not in memory are looked after at a time. */
const AT_A_TIME = 100;

/** Wakes the tables whose deadline has come while nobody was there. */
export class Deadlines {
  readonly #around: Surroundings;
  readonly #rooms: Rooms;
  /** Tables that cannot be opened: they stay due, and must not stand in the way of the others. */
  readonly #broken = new Set<string>();

  constructor(around: Surroundings, rooms: Rooms) {
    this.#around = around;
    this.#rooms = rooms;
  }

  async look(): Promise<void> {
    try {
      const due = await this.#around.store.alarms(Date.now(), AT_A_TIME + this.#broken.size);
      for (const table of due) if (!this.#broken.has(table)) await this.#wake(table);
    } catch (problem) {
      this.#around.log.error({ problem: String(problem) }, 'could not look after deadlines');
    }
  }

  async #wake(table: string): Promise<void> {
    try {
      const room = await this.#rooms.find(table);
      if (!room.ok) this.#lose(table, room.refusal.code);
    } catch (problem) {
      if (problem instanceof StoreFailure) throw problem;
      this.#lose(table, String(problem));
    }
  }

  #lose(table: string, problem: string): void {
    this.#broken.add(table);
    this.#around.log.error({ table, problem }, 'a deadline has come, but its table cannot be opened');
  }
}
