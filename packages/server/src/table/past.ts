import { setImmediate as othersFirst } from 'node:timers/promises';
import type { GameState } from '@topsail/engine';
import type { Store, TableRow } from '@topsail/store';
import type { Happened } from './happened.ts';
import { History, TooFarBack } from './history.ts';
import type { TableNow } from './now.ts';
import { tableFrom } from './snapshot.ts';

/** A position is remembered every so many versions. */
const EVERY = 50;
/** So many entries are told again before others get their turn. */
const AT_A_TIME = 100;

type Heed = (now: TableNow, news: Happened) => void;

/**
 * What a table was before, told again from its entries: not from the first, but from the nearest position that is
 * remembered. Entries never change, so what is remembered stays true.
 */
export class Past {
  readonly #store: Store;
  readonly #row: TableRow;
  /** By version, in the order in which they were come by. */
  readonly #known = new Map<number, TableNow>();
  #isBegun = false;

  constructor(store: Store, row: TableRow) {
    this.#store = store;
    this.#row = row;
  }

  /** What `keep` makes of every version after one and not after another. */
  tell<T>(after: number, upTo: number, keep: (now: TableNow, news: Happened) => T): Promise<T[]> {
    return this.#from(
      ({ version }) => version <= after,
      async (history) => {
        const kept: T[] = [];
        await this.#goOn(history, upTo, (now, news) => {
          if (now.version > after) kept.push(keep(now, news));
        });
        return kept;
      },
    );
  }

  /** The game when only so many moves stood, of those that stand in the newest version. */
  stateAt(steps: number): Promise<GameState> {
    return this.#from(
      ({ marks }) => marks.length <= steps,
      async (history) => {
        await this.#goOn(history, Infinity);
        return history.stateAt(steps);
      },
    );
  }

  /** Begins at the newest position that will do; at an earlier one when moves were taken back beyond it. */
  async #from<T>(willDo: (now: TableNow) => boolean, tell: (history: History) => Promise<T>): Promise<T> {
    await this.#begin();
    const starts = [...this.#known.values()].filter((now) => now.state !== undefined && willDo(now));
    for (const start of starts.sort((a, b) => b.version - a.version)) {
      try {
        return await tell(new History(start));
      } catch (problem) {
        if (!(problem instanceof TooFarBack)) throw problem;
      }
    }
    return tell(History.of(this.#row));
  }

  async #begin(): Promise<void> {
    if (this.#isBegun) return;
    this.#isBegun = true;
    const snapshot = await this.#store.snapshot(this.#row.table);
    const kept = snapshot === undefined ? undefined : tableFrom(this.#row, snapshot);
    if (kept !== undefined) this.#known.set(kept.version, kept);
  }

  async #goOn(history: History, upTo: number, heed?: Heed): Promise<void> {
    for (;;) {
      const { version } = history.now;
      if (version >= upTo) return;
      const some = Math.min(AT_A_TIME, upTo - version);
      const entries = await this.#store.entries(this.#row.table, version, some);
      for (const entry of entries) {
        const news = history.next(entry);
        heed?.(history.now, news);
        if (entry.version % EVERY === 0) this.#known.set(entry.version, history.now);
      }
      if (entries.length < AT_A_TIME) return;
      await othersFirst();
    }
  }
}
