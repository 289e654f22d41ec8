import { deadlineOf, nextDeadline } from './state/clock.ts';
import type { CommandProcessor } from './command-processor.ts';

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
    const answer =
      (await this.#commands.beginUnopened(this.#now())) ??
      (await this.#commands.replaceTimedOut(
        (table, seat) => (deadlineOf(table, seat) ?? Infinity) <= this.#now(),
      ));
    // The timer fired a little early, or the write failed: try again.
    if (answer?.ok !== true) this.#timer = setTimeout(() => this.update(), 50).unref();
  }
}
