import type { Change } from './change.ts';
import type { TableState } from '../state/table-state.ts';

interface DelayedChanges {
  readonly due: number;
  readonly table: TableState;
  readonly changes: readonly Change[];
}

/** Holds changes back for a time, so that a spectator cannot help a player with what they see. */
export class SpectatorDelay {
  readonly #milliseconds: number;
  readonly #publish: (table: TableState, changes: readonly Change[]) => void;
  #waiting: DelayedChanges[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number, publish: (table: TableState, changes: readonly Change[]) => void) {
    this.#milliseconds = milliseconds;
    this.#publish = publish;
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  push(table: TableState, changes: readonly Change[]): void {
    if (this.#milliseconds === 0) return this.#publish(table, changes);
    this.#waiting.push({ due: table.at + this.#milliseconds, table, changes });
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
      const { table, changes } = this.#waiting[0];
      this.#waiting = this.#waiting.slice(1);
      this.#publish(table, changes);
    }
    this.#wait();
  }
}
