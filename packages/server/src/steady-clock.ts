/** A longer time between two looks at the clock means that the process did not run: the machine slept, or was stopped. */
const MAX_GAP = 5_000;
const LOOK_EVERY = 1_000;

/**
 * Starts with the time of day and goes on steadily while the process runs. It does not follow the time of day when that
 * jumps, and it stands still while the machine sleeps: nobody loses time by either.
 */
export class SteadyClock {
  readonly #monotonic: () => number;
  readonly #looking: NodeJS.Timeout;
  /** What is added to the monotonic time. */
  #offset: number;
  #last: number;

  constructor(timeOfDay = Date.now(), monotonic = (): number => performance.now()) {
    this.#monotonic = monotonic;
    this.#last = monotonic();
    this.#offset = timeOfDay - this.#last;
    this.#looking = setInterval(() => this.now(), LOOK_EVERY).unref();
  }

  /** Milliseconds since 1970, as the machine knew the time of day at the start. */
  now(): number {
    const monotonic = this.#monotonic();
    const gap = monotonic - this.#last;
    if (gap > MAX_GAP) this.#offset -= gap;
    this.#last = monotonic;
    return Math.floor(monotonic + this.#offset);
  }

  stop(): void {
    clearInterval(this.#looking);
  }
}
