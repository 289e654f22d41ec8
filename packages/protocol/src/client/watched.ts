import type { Denial } from '../refusals.ts';
import type { ChatLine, ToClient } from '../to-client.ts';

export type TableFrame = Extract<ToClient, { readonly t: 'table' }>;
export type Presence = Extract<ToClient, { readonly t: 'present' }>;

/**
 * Hears of one table. Frames come in the order of their versions, and what they tell as missed has no gap. A frame whose
 * `since` is before what was told tells all anew: the server was set back to an older time.
 */
export interface TableListener {
  frame(frame: TableFrame): void;
  present(presence: Presence): void;
  chat(lines: readonly ChatLine[]): void;
  /** Something asked about the table that is no command was refused: to look at it, or to speak. */
  refused(refusal: Denial): void;
  /** The server shows it no longer. */
  closed(refusal: Denial): void;
}

/** One table that is looked at, and how much of it has been told. */
export class Watched {
  readonly listener: TableListener;
  readonly #open: (since: number | undefined) => boolean;
  /** Where one begins who wants to know how it came to this; undefined for all others. */
  readonly #beginning: 0 | undefined;
  #version: number | undefined;
  /** Whether the frame that answers `open` is still to come. */
  #opening = false;

  constructor(
    listener: TableListener,
    since: number | undefined,
    open: (since: number | undefined) => boolean,
  ) {
    this.listener = listener;
    this.#beginning = since === undefined ? undefined : 0;
    this.#version = since;
    this.#open = open;
  }

  /** The last version that was told. */
  get version(): number {
    return this.#version ?? 0;
  }

  open(): void {
    this.#opening = this.#open(this.#version);
  }

  /** A frame that answers `open` is told even when its version is known, for its clocks are newer. */
  hear(frame: TableFrame): void {
    const told = this.#version ?? frame.since;
    if (frame.version < told) {
      if (this.#opening) this.#startOver();
      return;
    }
    if (frame.version === told && !this.#opening) return;
    if (frame.since > told) {
      if (!this.#opening) this.open();
      return;
    }
    this.#opening = false;
    this.#version = frame.version;
    const missed = frame.missed.filter(({ version }) => version > told);
    this.listener.frame({ ...frame, since: told, missed });
  }

  #startOver(): void {
    this.#version = this.#beginning;
    this.open();
  }
}
