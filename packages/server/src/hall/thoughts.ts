/** Counts the decisions that bots are thinking over. */
export class Thoughts {
  readonly #threads: number;
  #count = 0;

  /** So many are thought over at a time; the others wait. */
  constructor(threads: number) {
    this.#threads = threads;
  }

  get load(): { readonly thinking: number; readonly waiting: number } {
    const thinking = Math.min(this.#count, this.#threads);
    return { thinking, waiting: this.#count - thinking };
  }

  async during<T>(think: () => Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await think();
    } finally {
      this.#count -= 1;
    }
  }
}
