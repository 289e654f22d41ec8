import type { Happened } from './happened.ts';
import type { TableNow } from './now.ts';

interface Later {
  readonly due: number;
  readonly now: TableNow;
  readonly news: readonly Happened[];
}

/** Holds back what happens at a table for so long: spectators who could talk to a player must not see it live. */
export class Delay {
  readonly #milliseconds: number;
  readonly #show: (now: TableNow, news: readonly Happened[]) => void;
  #waiting: Later[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, show: (now: TableNow, news: readonly Happened[]) => void) {
    this.#milliseconds = milliseconds;
    this.#show = show;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  pass(now: TableNow, news: readonly Happened[]): void {
    if (this.#milliseconds === 0) return this.#show(now, news);
    this.#waiting.push({ due: now.at + this.#milliseconds, now, news });
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const [first] = this.#waiting;
    clearTimeout(this.#timer);
    if (first === undefined) return;
    this.#timer = setTimeout(() => this.#release(), Math.max(0, first.due - Date.now())).unref();
  }

  #release(): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].due <= Date.now()) {
      const { now, news } = this.#waiting[0];
      this.#waiting = this.#waiting.slice(1);
      this.#show(now, news);
    }
    this.#wait();
  }
}
