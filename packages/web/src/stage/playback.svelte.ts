import type { GameEvent } from '@topsail/engine';
import { untrack } from 'svelte';
import { isOutOfSight } from '../browser/attention.ts';
import type { ShownBeat } from '../games/contract/beat.ts';
import type { Line } from '../games/contract/face.ts';
import { linesOf } from '../table/log.ts';
import type { Seen, ShownTable } from '../table/shown.ts';
import { preferences } from '../ui/settings/preferences.svelte.ts';
import { allPlayed, beatsSince, goesOn, type Beat, type Played } from './beats.ts';
import { inShort } from './in-short.ts';
import { beforeLastStretch, toldSince } from './stretch.ts';
import { StagedTable } from './staged-table.ts';

/** What waits longer than this, at a normal pace, is told in short. */
const PATIENCE = { story: 120_000, normal: 30_000, brisk: 45_000, instant: 0 } as const;

/** How the stretch that waits is told: as it comes, once more in full, or in short. */
type Telling = 'live' | 'again' | 'recap';

/** Shows what happens at a table one event after the other. A question appears when the beats before it are over. */
export class Playback {
  isPaused = $state(false);
  readonly #table: () => ShownTable;
  #shown: { readonly played: Played; readonly seen: Seen | undefined };
  #telling: Telling = $state('live');
  readonly #played: Played = $derived.by(() => {
    const table = this.#table();
    return table.seen === undefined || table.seen === this.#shown.seen
      ? this.#shown.played
      : { ...table.seen, heard: table.heard, events: 0 };
  });
  readonly #waiting: readonly Beat[] = $derived.by(() => {
    const table = this.#table();
    return beatsSince(table.game, this.#played, table, (event) => this.#lasting(event));
  });
  readonly #isLong = $derived.by(() => {
    const time = this.#waiting.reduce((sum, { event }) => sum + this.#usually(event), 0);
    return this.#telling === 'live' && time > PATIENCE[preferences.now.pace];
  });
  readonly #beats: readonly Beat[] = $derived.by(() => {
    const { client, view } = this.#table();
    const isShort = this.#isLong || this.#telling === 'recap';
    return isShort ? inShort(client.concerns, view.viewer, this.#waiting) : this.#waiting;
  });
  /** The event on the screen; undefined when all has been shown. */
  readonly beat: Beat | undefined = $derived(this.#beats[0]);
  /** How many wait, the one on the screen included. */
  readonly left: number = $derived(this.#beats.length);
  /** What is shown after it. */
  readonly ahead: readonly GameEvent[] = $derived(this.#beats.slice(1).map(({ event }) => event));
  /** Stays while the table goes on behind it, so that its time is not counted anew. */
  readonly #event = $derived(this.beat?.event);
  /** The table to draw. */
  readonly shown: ShownTable = $derived.by(() => {
    const table = this.#table();
    return this.beat === undefined ? table : new StagedTable(table, this.beat);
  });
  /** The beat as the parts of a game draw it. */
  readonly drawn: ShownBeat | undefined = $derived.by(() => {
    if (this.beat === undefined) return undefined;
    const { event, before, after } = this.beat;
    const told = toldSince(this.shown.heard, this.#table().client.counting.opens);
    return { event, before, view: after.view, told, lasts: this.#lasting(event) };
  });
  /** The beat in one sentence. */
  readonly caption: Line | undefined = $derived.by(() => {
    if (this.beat === undefined) return undefined;
    const { client, view, toldTo = view.viewer } = this.#table();
    return linesOf(client, { setup: view.setup, viewer: toldTo }, [this.beat.event])[0];
  });

  constructor(table: () => ShownTable) {
    this.#table = table;
    this.#shown = $state.raw(untrack(() => openingOf(table())));
    $effect(() => this.#catchUp());
    $effect(() => this.#play());
  }

  /** The table as it is, ahead of what is shown. */
  get live(): ShownTable {
    return this.#table();
  }

  /** Ends the beat. */
  next(): void {
    if (this.beat !== undefined) this.#show(this.beat.after);
  }

  /** Ends the whole stretch. */
  skip(): void {
    this.#telling = 'live';
    this.isPaused = false;
    this.#show(allPlayed(this.#table()));
  }

  /** Whether there is a last turn or round to be shown once more. */
  get hasHappened(): boolean {
    const { heard, client } = this.#table();
    return beforeLastStretch(heard, client.counting.opens) !== undefined;
  }

  /** What just happened? Shows the last turn or round once more, in full. */
  async again(): Promise<void> {
    const { heard, client } = this.#table();
    const since = beforeLastStretch(heard, client.counting.opens);
    if (since !== undefined) await this.#replay('again', since);
  }

  /** Shows what happened since a moment, in short. */
  async recap(since: number): Promise<void> {
    await this.#replay('recap', since);
  }

  async #replay(telling: Telling, since: number): Promise<void> {
    const view = await this.#table().past(since);
    if (view === undefined) return;
    this.isPaused = false;
    this.#telling = telling;
    this.#show({ view, heard: this.#table().heard, moments: since + 1, events: 0 });
  }

  #show(played: Played): void {
    this.#shown = { played, seen: this.#table().seen };
  }

  /** Who asks to see something again sees it, also where all else is shown at once. */
  #lasting(event: GameEvent): number {
    const usual = this.#usually(event);
    const isAskedFor = this.#telling !== 'live' && preferences.now.pace === 'instant';
    return isAskedFor ? usual : preferences.taking(usual);
  }

  /** At a normal pace. */
  #usually(event: GameEvent): number {
    return this.#table().client.events[event.e]?.lasts?.(event) ?? 0;
  }

  /** Goes on in short until nothing waits any more. */
  #catchUp(): void {
    const now = this.#table();
    if (this.#isLong) this.#telling = 'recap';
    if (this.beat !== undefined) return;
    this.#telling = 'live';
    if (!isUpToDate(this.#played, now) || this.#shown.seen !== now.seen) this.#show(allPlayed(now));
    else now.settle?.();
  }

  #play(): (() => void) | undefined {
    const event = this.#event;
    if (event === undefined || this.isPaused || isOutOfSight()) return undefined;
    const timer = setTimeout(
      () => this.next(),
      untrack(() => this.#lasting(event)),
    );
    return () => clearTimeout(timer);
  }
}

function openingOf(table: ShownTable): { readonly played: Played; readonly seen: Seen | undefined } {
  const { seen, heard } = table;
  return { seen, played: seen === undefined ? allPlayed(table) : { ...seen, heard, events: 0 } };
}

function isUpToDate(played: Played, now: ShownTable): boolean {
  return played.view === now.view && played.moments === now.heard.length && goesOn(played, now);
}
