/** Handles messages one at a time, in order. At most `capacity` messages wait. */
export class MessageQueue<T> {
  readonly #handle: (item: T) => Promise<void> | undefined;
  readonly #capacity: number;
  readonly #waiting: T[] = [];
  #isBusy = false;

  /** `handle` must neither throw nor reject. */
  constructor(capacity: number, handle: (item: T) => Promise<void> | undefined) {
    this.#capacity = capacity;
    this.#handle = handle;
  }

  /** False when the queue is full; then the item is dropped. */
  push(item: T): boolean {
    if (this.#waiting.length >= this.#capacity) return false;
    this.#waiting.push(item);
    if (!this.#isBusy) void this.#drain();
    return true;
  }

  clear(): void {
    this.#waiting.length = 0;
  }

  async #drain(): Promise<void> {
    this.#isBusy = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const done = this.#handle(item);
      if (done !== undefined) await done;
    }
    this.#isBusy = false;
  }
}
