import { deadlineOf, nextDeadline } from './clock.ts';
import type { LiveTable } from './live-table.ts';

/** Timers cannot be set further ahead than this. */
const FURTHEST = 2 ** 31 - 1;

/** Has a bot take the seat of whoever's time is up, as soon as it is. */
export class Alarm {
  readonly #table: LiveTable;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** The table has gone on: another deadline may be the next. */
  look(): void {
    this.stop();
    const next = nextDeadline(this.#table.now);
    if (next === undefined) return;
    const wait = Math.min(FURTHEST, Math.max(0, next - Date.now()));
    this.#timer = setTimeout(() => void this.#ring(), wait).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #ring(): Promise<void> {
    const answer = await this.#table.timeUp((now, seat) => (deadlineOf(now, seat) ?? Infinity) <= Date.now());
    // Too early by a hair, or the disk did not take it: once more.
    if (answer?.ok !== true) this.#timer = setTimeout(() => this.look(), 50).unref();
  }
}
