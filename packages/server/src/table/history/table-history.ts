import { setImmediate as nextTurn } from 'node:timers/promises';
import type { GameState } from '@topsail/engine';
import type { Store, TableRow } from '@topsail/store';
import type { Change } from '../viewers/change.ts';
import { EntryReplay, TooFarBack } from './entry-replay.ts';
import type { TableState } from '../state/table-state.ts';
import { tableFromSnapshot } from './snapshot.ts';

/** A checkpoint is kept in memory every so many versions. */
const CHECKPOINT_EVERY = 50;
/** How many entries are replayed before other work of the event loop gets its turn. */
const BATCH_SIZE = 100;

/** Earlier versions of a table, replayed from the nearest checkpoint. Entries never change, so checkpoints stay valid. */
export class TableHistory {
  readonly #store: Store;
  readonly #row: TableRow;
  /** By version. */
  readonly #checkpoints = new Map<number, TableState>();
  #hasReadSnapshot = false;

  constructor(store: Store, row: TableRow) {
    this.#store = store;
    this.#row = row;
  }

  /** Calls `map` for every version after `after`, up to and including `upTo`. */
  mapVersions<T>(after: number, upTo: number, map: (table: TableState, change: Change) => T): Promise<T[]> {
    return this.#replayFrom(
      ({ version }) => version <= after,
      async (replay) => {
        const mapped: T[] = [];
        await this.#advance(replay, upTo, (table, change) => {
          if (table.version > after) mapped.push(map(table, change));
        });
        return mapped;
      },
    );
  }

  /** The game after its first `steps` moves, of those that are not undone in the newest version. */
  gameStateAt(steps: number): Promise<GameState> {
    return this.#replayFrom(
      ({ playedMoves }) => playedMoves.length <= steps,
      async (replay) => {
        await this.#advance(replay, Infinity);
        return replay.gameStateAt(steps);
      },
    );
  }

  /** Starts at the newest suitable checkpoint; at an earlier one when an undo goes back before it. */
  async #replayFrom<T>(
    isSuitable: (table: TableState) => boolean,
    run: (replay: EntryReplay) => Promise<T>,
  ): Promise<T> {
    await this.#readSnapshot();
    const starts = [...this.#checkpoints.values()].filter(
      (table) => table.gameState !== undefined && isSuitable(table),
    );
    for (const start of starts.sort((a, b) => b.version - a.version)) {
      try {
        return await run(new EntryReplay(start));
      } catch (problem) {
        if (!(problem instanceof TooFarBack)) throw problem;
      }
    }
    return run(EntryReplay.fromStart(this.#row));
  }

  async #readSnapshot(): Promise<void> {
    if (this.#hasReadSnapshot) return;
    this.#hasReadSnapshot = true;
    const snapshot = await this.#store.snapshot(this.#row.table);
    const kept = snapshot === undefined ? undefined : tableFromSnapshot(this.#row, snapshot);
    if (kept !== undefined) this.#checkpoints.set(kept.version, kept);
  }

  async #advance(
    replay: EntryReplay,
    upTo: number,
    onVersion?: (table: TableState, change: Change) => void,
  ): Promise<void> {
    for (;;) {
      const { version } = replay.table;
      if (version >= upTo) return;
      const count = Math.min(BATCH_SIZE, upTo - version);
      const entries = await this.#store.entries(this.#row.table, version, count);
      for (const entry of entries) {
        const change = replay.apply(entry);
        onVersion?.(replay.table, change);
        if (entry.version % CHECKPOINT_EVERY === 0) this.#checkpoints.set(entry.version, replay.table);
      }
      if (entries.length < BATCH_SIZE) return;
      await nextTurn();
    }
  }
}
