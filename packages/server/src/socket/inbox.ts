/** Takes one thing after the other, and only so many may wait. */
export class Inbox<T> {
  readonly #attend: (item: T) => Promise<void> | undefined;
  readonly #most: number;
  readonly #waiting: T[] = [];
  #isBusy = false;

  /** `attend` must not fail. */
  constructor(most: number, attend: (item: T) => Promise<void> | undefined) {
    this.#most = most;
    this.#attend = attend;
  }

  /** False when too many wait already; then the item is not taken. */
  put(item: T): boolean {
    if (this.#waiting.length >= this.#most) return false;
    this.#waiting.push(item);
    if (!this.#isBusy) void this.#work();
    return true;
  }

  empty(): void {
    this.#waiting.length = 0;
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const done = this.#attend(item);
      if (done !== undefined) await done;
    }
    this.#isBusy = false;
  }
}
