/** Lets so many through at a time; the others wait in the order in which they came. */
export class Turnstile {
  readonly #width: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(width: number) {
    this.#width = width;
  }

  async pass(work: () => Promise<void>): Promise<void> {
    if (this.#inside >= this.#width) await new Promise<void>((enter) => this.#waiting.push(enter));
    this.#inside += 1;
    try {
      await work();
    } finally {
      this.#inside -= 1;
      this.#waiting.shift()?.();
    }
  }
}
