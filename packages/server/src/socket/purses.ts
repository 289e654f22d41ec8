import { Purse } from './purse.ts';

/** A purse for each of many, made when it is first needed and forgotten when it is full again. */
export class Purses {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #purses = new Map<string, Purse>();

  constructor(most: number, perSecond: number) {
    this.#most = most;
    this.#perSecond = perSecond;
  }

  of(owner: string): Purse {
    const known = this.#purses.get(owner);
    if (known !== undefined) return known;
    const purse = new Purse(this.#most, this.#perSecond, performance.now());
    this.#purses.set(owner, purse);
    return purse;
  }

  tidy(now: number): void {
    for (const [owner, purse] of this.#purses) if (purse.isFull(now)) this.#purses.delete(owner);
  }
}
