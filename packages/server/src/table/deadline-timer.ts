import type { Seat } from '@topsail/engine';
import { replaceTimedOut } from './commands/own-commands.ts';
import { beginUnopened } from './commands/start.ts';
import { deadlineOf, nextDeadline } from './state/clock.ts';
import type { CommandProcessor } from './command-processor.ts';
import type { TableState } from './state/table-state.ts';

/** The longest delay that setTimeout accepts. */
const MAX_TIMEOUT = 2 ** 31 - 1;

/** Lets a bot take over a seat as soon as its time is up, and begins a game whose nonces are not all opened in time. */
export class DeadlineTimer {
  readonly #commands: CommandProcessor;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;

  constructor(commands: CommandProcessor, now: () => number) {
    this.#commands = commands;
    this.#now = now;
  }

  /** Called after every change: waits for the table's next deadline. */
  update(): void {
    this.stop();
    const next = nextDeadline(this.#commands.committed);
    if (next === undefined) return;
    const wait = Math.min(MAX_TIMEOUT, Math.max(0, next - this.#now()));
    this.#timer = setTimeout(() => void this.#fire(), wait).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #fire(): Promise<void> {
    const isUp = (table: TableState, seat: Seat): boolean =>
      (deadlineOf(table, seat) ?? Infinity) <= this.#now();
    const answer =
      (await this.#commands.executeOwn((table) => beginUnopened(table, this.#now()))) ??
      (await this.#commands.executeOwn((table) => replaceTimedOut(table, isUp)));
    // The timer fired a little early, or the write failed: try again.
    if (answer?.ok !== true) this.#timer = setTimeout(() => this.update(), 50).unref();
  }
}
