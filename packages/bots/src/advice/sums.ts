import type { Estimated } from './advice.ts';

/** Numbers added up, and their squares. */
export class Sums {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(x: number): void {
    this.count++;
    this.sum += x;
    this.squares += x * x;
  }

  /** The standard error of a mean of one is unknown: as large as can be. */
  estimate(): Estimated {
    const mean = this.sum / this.count;
    const spread = Math.max(0, this.squares / this.count - mean * mean);
    return { mean, error: this.count > 1 ? Math.sqrt(spread / (this.count - 1)) : Infinity };
  }
}
