import { reasonOf, type WorkerMessage } from './decision.ts';
import type { Pending, Reply } from './pending.ts';
import type { PoolPorts, ThinkingWorker } from './ports.ts';

export interface Limits {
  /** How long a worker may take to say that it is ready. */
  readonly startMilliseconds: number;
  /** How much longer than its job allows a worker may think before it is killed. */
  readonly graceMilliseconds: number;
}

/** What a slot tells the pool it belongs to. */
export interface SlotListener {
  /** The worker has nothing to do. */
  freed(): void;
  answered(): void;
  /** A worker died that had never been given anything to do. The slot stays empty until `start` is called again. */
  failedToStart(slot: WorkerSlot, why: string): void;
  /** The worker was told to stop; `gone` settles when it has. */
  stopping(gone: Promise<unknown>): void;
}

/** A place for one worker at a time, and for the one job it is working on. */
export class WorkerSlot {
  private readonly ports: PoolPorts;
  private readonly limits: Limits;
  private readonly listener: SlotListener;
  private worker: ThinkingWorker | undefined;
  private pending: Pending | undefined;
  /** Grows with every worker, so that nothing is heard of one that has been replaced. */
  private life = 0;
  private isReady = false;
  private wasAsked = false;
  private stopClock: (() => void) | undefined;

  constructor(ports: PoolPorts, limits: Limits, listener: SlotListener) {
    this.ports = ports;
    this.limits = limits;
    this.listener = listener;
  }

  get hasWorker(): boolean {
    return this.worker !== undefined;
  }

  get isFree(): boolean {
    return this.isReady && this.pending === undefined;
  }

  /** Starts a worker. */
  start(): void {
    const life = ++this.life;
    const { startMilliseconds } = this.limits;
    this.setClock(startMilliseconds, () => this.onExit(`it was not ready after ${startMilliseconds} ms`));
    const whileAlive = (heard: () => void): void => {
      if (life === this.life) heard();
    };
    try {
      const worker = this.ports.start({
        onMessage: (message) => whileAlive(() => this.onMessage(message)),
        onExit: (why) => whileAlive(() => this.onExit(why)),
      });
      if (life === this.life) this.worker = worker;
      else this.listener.stopping(worker.kill());
    } catch (error) {
      whileAlive(() => this.onExit(reasonOf(error)));
    }
  }

  take(pending: Pending): void {
    const { milliseconds } = pending.job;
    this.pending = pending;
    this.wasAsked = true;
    this.setClock(milliseconds + this.limits.graceMilliseconds, () => this.overdue());
    try {
      this.worker?.send(pending.job);
    } catch (error) {
      this.onExit(reasonOf(error));
    }
  }

  /** Forgets the job if it is being worked on here; killing the worker breaks the thought off. */
  drop(pending: Pending): void {
    if (this.pending !== pending) return;
    this.clear();
    this.start();
  }

  /** Kills the worker and gives back the job it leaves undone. */
  clear(): Pending | undefined {
    const { worker, pending } = this;
    this.life++;
    this.stopClock?.();
    this.stopClock = undefined;
    this.worker = undefined;
    this.pending = undefined;
    this.isReady = false;
    this.wasAsked = false;
    if (worker !== undefined) this.listener.stopping(worker.kill());
    return pending;
  }

  private onMessage(message: WorkerMessage): void {
    if (message.says === 'ready') {
      if (this.isReady) return;
      this.isReady = true;
    } else if (message.id !== this.pending?.job.id) return;
    else this.finish(this.pending, message);
    this.stopClock?.();
    this.listener.freed();
  }

  private finish(pending: Pending, reply: Reply): void {
    this.pending = undefined;
    this.listener.answered();
    pending.hear(reply);
  }

  private onExit(why: string): void {
    const { wasAsked } = this;
    const pending = this.clear();
    if (wasAsked) this.start();
    else this.listener.failedToStart(this, why);
    pending?.fail(`the worker died: ${why}`);
  }

  private overdue(): void {
    const pending = this.clear();
    this.start();
    pending?.fail(`${pending.name} did not stop thinking after ${pending.job.milliseconds} ms`);
  }

  private setClock(milliseconds: number, then: () => void): void {
    this.stopClock?.();
    this.stopClock = this.ports.after(milliseconds, then);
  }
}
