import type { AnyRefusal } from '../refusals.ts';
import type { ChatLine, ToClient } from '../to-client.ts';

export type TableFrame = Extract<ToClient, { readonly t: 'table' }>;
export type Presence = Extract<ToClient, { readonly t: 'present' }>;

/**
 * Events of one table. Frames come in version order and their changes have no gaps. A frame whose `since` is lower than
 * the last version starts over: the server was restored from a backup.
 */
export interface TableListener {
  onFrame(frame: TableFrame): void;
  onPresence(presence: Presence): void;
  onChat(lines: readonly ChatLine[]): void;
  /** The server refused a message that is no command: opening the table, or a chat line. */
  onRefused(refusal: AnyRefusal): void;
  /** The server no longer shows the table to this person. */
  onClosed(refusal: AnyRefusal): void;
}

/** One open table, and the last version its listener has received. */
export class TableSubscription {
  readonly listener: TableListener;
  readonly #open: (since: number | undefined) => boolean;
  /** Where to start over: 0 for a listener that wants all changes, undefined for one that wants only the newest frame. */
  readonly #restartVersion: 0 | undefined;
  #version: number | undefined;
  /** Whether `open` is not answered yet. */
  #isOpening = false;

  constructor(
    listener: TableListener,
    since: number | undefined,
    open: (since: number | undefined) => boolean,
  ) {
    this.listener = listener;
    this.#restartVersion = since === undefined ? undefined : 0;
    this.#version = since;
    this.#open = open;
  }

  /** The last version that the listener received. */
  get version(): number {
    return this.#version ?? 0;
  }

  open(): void {
    this.#isOpening = this.#open(this.#version);
  }

  /** A frame that answers `open` is passed on even when its version is known, because its clocks are newer. */
  receive(frame: TableFrame): void {
    const known = this.#version ?? frame.since;
    if (frame.version < known) {
      if (this.#isOpening) this.#restart();
      return;
    }
    if (frame.version === known && !this.#isOpening) return;
    if (frame.since > known) {
      if (!this.#isOpening) this.open();
      return;
    }
    this.#isOpening = false;
    this.#version = frame.version;
    const changes = frame.changes.filter(({ version }) => version > known);
    this.listener.onFrame({ ...frame, since: known, changes });
  }

  #restart(): void {
    this.#version = this.#restartVersion;
    this.open();
  }
}
