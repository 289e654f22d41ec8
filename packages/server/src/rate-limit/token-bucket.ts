/** A token bucket: starts full, refills at a constant rate up to its capacity. */
export class TokenBucket {
  readonly #capacity: number;
  readonly #perSecond: number;
  #tokens: number;
  #refilledAt: number;

  constructor(capacity: number, perSecond: number, now: number) {
    this.#capacity = capacity;
    this.#perSecond = perSecond;
    this.#tokens = capacity;
    this.#refilledAt = now;
  }

  has(cost: number, now: number): boolean {
    this.#refill(now);
    return this.#tokens >= cost;
  }

  /** Takes tokens for what is already done; they may become fewer than none. */
  charge(cost: number, now: number): void {
    this.#refill(now);
    this.#tokens -= cost;
  }

  /** False when there are too few tokens; then none is taken. `now` is in milliseconds and never goes back. */
  take(cost: number, now: number): boolean {
    if (!this.has(cost, now)) return false;
    this.#tokens -= cost;
    return true;
  }

  /** Whole seconds until `cost` tokens are there, at least 1. */
  secondsUntil(cost: number, now: number): number {
    this.#refill(now);
    return Math.max(1, Math.ceil((cost - this.#tokens) / this.#perSecond));
  }

  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens === this.#capacity;
  }

  #refill(now: number): void {
    this.#tokens = Math.min(
      this.#capacity,
      this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond,
    );
    this.#refilledAt = now;
  }
}
