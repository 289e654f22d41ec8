/** Runs at most `permits` tasks at a time; the others wait in order. */
export class Semaphore {
  readonly #permits: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(permits: number) {
    this.#permits = permits;
  }

  async run(task: () => Promise<void>): Promise<void> {
    if (this.#running >= this.#permits) await new Promise<void>((resume) => this.#waiting.push(resume));
    this.#running += 1;
    try {
      await task();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
