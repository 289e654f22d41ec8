/** Counts the bots that think, and those that wait for a thread. */
export class ThinkingLoad {
  readonly #threads: number;
  #count = 0;

  /** `threads`: how many bots think at the same time. */
  constructor(threads: number) {
    this.#threads = threads;
  }

  get current(): { readonly thinking: number; readonly waiting: number } {
    const thinking = Math.min(this.#count, this.#threads);
    return { thinking, waiting: this.#count - thinking };
  }

  async track<T>(think: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await think();
    } finally {
      this.#count -= 1;
    }
  }
}
