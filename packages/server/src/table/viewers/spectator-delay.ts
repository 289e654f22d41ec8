import type { Change } from './change.ts';
import type { TableState } from '../state/table-state.ts';

interface DelayedChanges {
  readonly due: number;
  readonly table: TableState;
  readonly changes: readonly Change[];
}

/**
 * Holds changes back for the time of the plan, so that a spectator cannot help a player with what they see. Before the start
 * nothing is held back: everybody sees the seats, and the delay may still change.
 */
export class SpectatorDelay {
  readonly #publish: (table: TableState, changes: readonly Change[]) => void;
  readonly #now: () => number;
  #waiting: DelayedChanges[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(publish: (table: TableState, changes: readonly Change[]) => void, now: () => number) {
    this.#publish = publish;
    this.#now = now;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  push(table: TableState, changes: readonly Change[]): void {
    const delay = table.plan.delaySeconds * 1000;
    if (delay === 0 || table.stage === 'open') return this.#publish(table, changes);
    this.#waiting.push({ due: table.at + delay, table, changes });
    this.#wait();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    const [first] = this.#waiting;
    clearTimeout(this.#timer);
    if (first === undefined) return;
    this.#timer = setTimeout(() => this.#release(), Math.max(0, first.due - this.#now())).unref();
  }

  #release(): void {
    while (this.#waiting[0] !== undefined && this.#waiting[0].due <= this.#now()) {
      const { table, changes } = this.#waiting[0];
      this.#waiting = this.#waiting.slice(1);
      this.#publish(table, changes);
    }
    this.#wait();
  }
}
