/** Credits that are spent and come back with time, up to a most. */
export class Purse {
  readonly #most: number;
  readonly #perSecond: number;
  #credits: number;
  #at: number;

  constructor(most: number, perSecond: number, now: number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#credits = most;
    this.#at = now;
  }

  /** Whether there was enough. If not, nothing is spent. `now` in milliseconds, and never less than before. */
  spend(cost: number, now: number): boolean {
    this.#refill(now);
    if (this.#credits < cost) return false;
    this.#credits -= cost;
    return true;
  }

  /** At least one. */
  secondsUntil(cost: number, now: number): number {
    this.#refill(now);
    return Math.max(1, Math.ceil((cost - this.#credits) / this.#perSecond));
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#credits === this.#most;
  }

  #refill(now: number): void {
    this.#credits = Math.min(this.#most, this.#credits + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
  }
}
