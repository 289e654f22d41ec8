import type { GameView } from '@topsail/engine';
import type { ShownTable } from '../table/shown.ts';
import { PastTable } from './past-table.ts';

/** A look at an earlier moment of a table, while play goes on. */
export class LookBack {
  readonly #table: () => ShownTable;
  #seen: { readonly moment: number; readonly view: GameView } | undefined = $state.raw();
  /** A moment that was taken back is no more, and one that somebody else saw is not for these eyes. */
  readonly #standing = $derived.by(() => {
    const { viewer } = this.#table().view;
    return this.#seen !== undefined && this.#seen.moment < this.last && this.#seen.view.viewer === viewer
      ? this.#seen
      : undefined;
  });
  /** The moment asked for last: what comes late for an earlier one is not shown. */
  #wanted: number | undefined;

  /** The table to draw: as it is, or as it was. */
  readonly shown: ShownTable = $derived.by(() => {
    const seen = this.#standing;
    return seen === undefined ? this.#table() : new PastTable(this.#table(), seen.moment, seen.view);
  });

  constructor(table: () => ShownTable) {
    this.#table = table;
  }

  /** Undefined while the table is shown as it is. */
  get moment(): number | undefined {
    return this.#standing?.moment;
  }

  get last(): number {
    return this.#table().log.length - 1;
  }

  async look(moment: number): Promise<void> {
    this.#wanted = moment;
    if (moment >= this.last) {
      this.back();
      return;
    }
    const view = await this.#table().past(moment);
    if (view !== undefined && this.#wanted === moment) this.#seen = { moment, view };
  }

  back(): void {
    this.#wanted = undefined;
    this.#seen = undefined;
  }
}
