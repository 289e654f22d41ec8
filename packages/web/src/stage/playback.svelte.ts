import type { GameEvent } from '@topsail/engine';
import { untrack } from 'svelte';
import type { Line } from '../games/contract/face.ts';
import { linesOf } from '../table/log.ts';
import type { ShownTable } from '../table/shown.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import { allPlayed, beatsSince, goesOn, type Beat, type Played } from './beats.ts';
import { StagedTable } from './staged-table.ts';

/** Shows what happens at a table one event after the other. A question appears when the beats before it are over. */
export class Playback {
  isPaused = $state(false);
  readonly #table: () => ShownTable;
  #played: Played;
  readonly #beats: readonly Beat[] = $derived.by(() => {
    const table = this.#table();
    return beatsSince(table.game, this.#played, table, (event) => this.#lasting(event));
  });
  /** The event on the screen; undefined when all has been shown. */
  readonly beat: Beat | undefined = $derived(this.#beats[0]);
  /** Stays while the table goes on behind it, so that its time is not counted anew. */
  readonly #event = $derived(this.beat?.event);
  /** The table to draw. */
  readonly shown: ShownTable = $derived.by(() => {
    const table = this.#table();
    return this.beat === undefined ? table : new StagedTable(table, this.beat);
  });
  /** The beat in one sentence. */
  readonly caption: Line | undefined = $derived.by(() => {
    if (this.beat === undefined) return undefined;
    const { client, view } = this.#table();
    return linesOf(client, view.setup, [this.beat.event])[0];
  });

  constructor(table: () => ShownTable) {
    this.#table = table;
    this.#played = $state.raw(untrack(() => allPlayed(table())));
    $effect(() => {
      const now = table();
      if (this.beat === undefined && !isUpToDate(this.#played, now)) this.#played = allPlayed(now);
    });
    $effect(() => this.#play());
  }

  next(): void {
    if (this.beat !== undefined) this.#played = this.beat.after;
  }

  skip(): void {
    this.#played = allPlayed(this.#table());
  }

  /** Shows what happened since a moment once more. */
  async again(since: number): Promise<void> {
    const view = await this.#table().past(since);
    const { heard } = this.#table();
    if (view === undefined) return;
    this.isPaused = false;
    this.#played = { view, heard, moments: since + 1, events: 0 };
  }

  #lasting(event: GameEvent): number {
    const { client } = this.#table();
    return preferences.taking(client.events[event.e]?.lasts?.(event) ?? 0);
  }

  #play(): (() => void) | undefined {
    const event = this.#event;
    if (event === undefined || this.isPaused) return undefined;
    const timer = setTimeout(
      () => this.next(),
      untrack(() => this.#lasting(event)),
    );
    return () => clearTimeout(timer);
  }
}

function isUpToDate(played: Played, now: ShownTable): boolean {
  return played.view === now.view && played.moments === now.heard.length && goesOn(played, now);
}
