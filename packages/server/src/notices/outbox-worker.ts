import type { DueNotice, NoticeChannel, NoticeWrite, Store } from '@topsail/store';
import type { Log } from '../log.ts';
import type { Channel, SendResult } from './channel.ts';
import { quietUntil } from './quiet-hours.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** How many notices are sent at the same time. */
const BATCH = 20;
/** The pause after each try in vain; after the last one the notice is given up. */
const PAUSES = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * MINUTE);
/** An older notice is not sent any more, and forgotten. */
const MAX_AGE = 7 * DAY;
/** How long to wait at most before looking again, and after a failure of the store. */
const LOOK_AGAIN = 60 * MINUTE;
const AFTER_FAILURE = MINUTE;

interface WorkerParts {
  readonly store: Store;
  readonly channels: Readonly<Partial<Record<NoticeChannel, Channel>>>;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Sends what is due in the outbox. A notice is marked as sent after it was: if the process dies in between it is sent again,
 * and the receiver knows it by its id. No table ever waits for it.
 */
export class OutboxWorker {
  readonly #parts: WorkerParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  /** New notices may have come while it was running. */
  #isWoken = false;
  #isStopped = false;

  constructor(parts: WorkerParts) {
    this.#parts = parts;
  }

  /** Something may be due now, or sooner than before. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => (this.#running = undefined));
  }

  /** Settles when what is being sent has been sent or has failed. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Forgets what is too old to be of use. */
  async sweep(): Promise<void> {
    const { store, now } = this.#parts;
    await store.commit([{ w: 'sweep-notices', before: now() - MAX_AGE }]);
  }

  async #run(): Promise<void> {
    const { store, now, log } = this.#parts;
    let next = AFTER_FAILURE;
    try {
      while (this.#isWoken && !this.#isStopped) {
        this.#isWoken = false;
        await this.sendDue();
      }
      next = ((await store.nextNotice()) ?? Infinity) - now();
    } catch (problem) {
      log.error({ problem: String(problem) }, 'could not work on the outbox');
    }
    if (!this.#isStopped) this.#wakeIn(Math.min(Math.max(next, 0), LOOK_AGAIN));
  }

  /** Sends all that is due now; what fails is due later. */
  async sendDue(): Promise<void> {
    while (await this.#sendBatch());
  }

  /** Whether there may be more. */
  async #sendBatch(): Promise<boolean> {
    const { store, now } = this.#parts;
    if (this.#isStopped) return false;
    const due = await store.dueNotices(now(), BATCH);
    await store.commit(await Promise.all(due.map((notice) => this.#handle(notice))));
    return due.length > 0;
  }

  async #handle(notice: DueNotice): Promise<NoticeWrite> {
    const { no, kind, target, at, settings, state, attempts } = notice;
    const now = this.#parts.now();
    const channel = this.#parts.channels[target.channel];
    if (channel === undefined || now - at > MAX_AGE) return { w: 'drop-notice', no };
    if (state === 'passed') {
      const result = attempts === 0 ? 'sent' : await channel.takeBack?.(notice);
      return result === 'gone' ? { w: 'drop-target', target: target.target } : { w: 'drop-notice', no };
    }
    // They may have chosen otherwise since it was written.
    if (!settings[kind]) return { w: 'drop-notice', no };
    const quiet = quietUntil(settings, now);
    if (quiet !== undefined) return { w: 'notice-later', no, due: quiet, tried: false };
    return this.#after(notice, await channel.send(notice));
  }

  #after({ no, target, attempts }: DueNotice, result: SendResult): NoticeWrite {
    if (result === 'sent') return { w: 'notice-sent', no };
    if (result === 'gone') return { w: 'drop-target', target: target.target };
    const pause = PAUSES[attempts];
    if (pause === undefined) return { w: 'drop-notice', no };
    return { w: 'notice-later', no, due: this.#parts.now() + pause, tried: true };
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), milliseconds).unref();
  }
}
