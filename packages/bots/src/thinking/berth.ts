import { reasonOf, type Word } from './decision.ts';
import type { Job } from './job.ts';
import type { Helper, PoolPorts } from './ports.ts';

export interface Limits {
  /** How long a helper may take to say that it is ready. */
  readonly startMilliseconds: number;
  /** How much longer than its errand allows a helper may think before it is killed. */
  readonly graceMilliseconds: number;
}

/** What a berth tells the pool it belongs to. */
export interface Harbour {
  /** The helper has nothing to do. */
  freed(): void;
  answered(): void;
  /** A helper died that had never been given anything to do. The berth stays empty until it is manned again. */
  stillborn(berth: Berth, why: string): void;
  leaving(gone: Promise<unknown>): void;
}

/** A place for one helper at a time, and for the one job it is working on. */
export class Berth {
  private readonly ports: PoolPorts;
  private readonly limits: Limits;
  private readonly harbour: Harbour;
  private helper: Helper | undefined;
  private job: Job | undefined;
  /** Grows with every helper, so that nothing is heard of one that has been replaced. */
  private life = 0;
  private isReady = false;
  private wasAsked = false;
  private stopClock: (() => void) | undefined;

  constructor(ports: PoolPorts, limits: Limits, harbour: Harbour) {
    this.ports = ports;
    this.limits = limits;
    this.harbour = harbour;
  }

  get isManned(): boolean {
    return this.helper !== undefined;
  }

  get isFree(): boolean {
    return this.isReady && this.job === undefined;
  }

  /** Starts a helper. */
  man(): void {
    const life = ++this.life;
    const { startMilliseconds } = this.limits;
    this.setClock(startMilliseconds, () => this.died(`it was not ready after ${startMilliseconds} ms`));
    const whileAlive = (heard: () => void): void => {
      if (life === this.life) heard();
    };
    try {
      const helper = this.ports.start({
        said: (word) => whileAlive(() => this.said(word)),
        died: (why) => whileAlive(() => this.died(why)),
      });
      if (life === this.life) this.helper = helper;
      else this.harbour.leaving(helper.kill());
    } catch (error) {
      whileAlive(() => this.died(reasonOf(error)));
    }
  }

  take(job: Job): void {
    const { milliseconds } = job.errand;
    this.job = job;
    this.wasAsked = true;
    this.setClock(milliseconds + this.limits.graceMilliseconds, () => this.overdue());
    try {
      this.helper?.send(job.errand);
    } catch (error) {
      this.died(reasonOf(error));
    }
  }

  /** Forgets the job if it is being worked on here; the thought is broken off by killing who thinks it. */
  drop(job: Job): void {
    if (this.job !== job) return;
    this.clear();
    this.man();
  }

  /** Kills the helper and gives back the job it leaves undone. */
  clear(): Job | undefined {
    const { helper, job } = this;
    this.life++;
    this.stopClock?.();
    this.stopClock = undefined;
    this.helper = undefined;
    this.job = undefined;
    this.isReady = false;
    this.wasAsked = false;
    if (helper !== undefined) this.harbour.leaving(helper.kill());
    return job;
  }

  private said(word: Word): void {
    if (word.says === 'ready') {
      if (this.isReady) return;
      this.isReady = true;
    } else if (word.id !== this.job?.errand.id) return;
    else this.finish(this.job, word);
    this.stopClock?.();
    this.harbour.freed();
  }

  private finish(job: Job, word: Exclude<Word, { says: 'ready' }>): void {
    this.job = undefined;
    this.harbour.answered();
    if (word.says === 'move') job.answer(word.move);
    else job.fallBack(`${job.errand.bot} failed: ${word.why}`);
  }

  private died(why: string): void {
    const { wasAsked } = this;
    const job = this.clear();
    if (wasAsked) this.man();
    else this.harbour.stillborn(this, why);
    job?.fallBack(`the helper died: ${why}`);
  }

  private overdue(): void {
    const job = this.clear();
    this.man();
    job?.fallBack(`${job.errand.bot} did not stop thinking after ${job.errand.milliseconds} ms`);
  }

  private setClock(milliseconds: number, then: () => void): void {
    this.stopClock?.();
    this.stopClock = this.ports.after(milliseconds, then);
  }
}
