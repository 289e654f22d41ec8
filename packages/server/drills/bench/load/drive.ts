import { setTimeout as sleep } from 'node:timers/promises';
import type { Phase, PhaseFigures } from './job.ts';
import type { MatchListener, Match } from './match.ts';
import { Semaphore } from './semaphore.ts';
import { cpuSeconds, residentBytes } from './usage.ts';

const SECOND = 1000;
/** How long the last answers may take after the end. */
const DRAIN_SECONDS = 30;

/** Plays at all tables for one phase. Settles with the figures when the last command is answered. */
export async function drive(matches: readonly Match[], pid: number, phase: Phase): Promise<PhaseFigures> {
  const player = new Player(matches, phase);
  for (const match of matches) match.listener = player;
  const server = cpuSeconds(pid);
  const load = process.cpuUsage();
  const start = performance.now();
  await Promise.race([player.play(start), player.failure]);
  const seconds = (performance.now() - start) / SECOND;
  const { commands, milliseconds } = player;
  const own = process.cpuUsage(load);
  const serverNow = cpuSeconds(pid);
  const figures = {
    commands,
    perSecond: commands / seconds,
    milliseconds: spread(milliseconds),
    cores: {
      server: server === null || serverNow === null ? null : (serverNow - server) / seconds,
      load: (own.user + own.system) / 1e6 / seconds,
    },
    serverBytes: residentBytes(pid),
  };
  await Promise.race([drained(matches), player.failure]);
  for (const match of matches) match.listener = undefined;
  return figures;
}

class Player implements MatchListener {
  readonly #matches: readonly Match[];
  readonly #phase: Phase;
  readonly milliseconds: number[] = [];
  readonly setUps: Semaphore;
  readonly failure: Promise<never>;
  commands = 0;
  #isOn = true;
  #next = 0;
  #fail: (problem: Error) => void = () => undefined;

  constructor(matches: readonly Match[], phase: Phase) {
    this.#matches = matches;
    this.#phase = phase;
    // Games that started together end together: setting up the next ones must not flood a paced measurement.
    this.setUps = new Semaphore(phase.perSecond === null ? Infinity : 1);
    this.failure = new Promise((_, fail) => (this.#fail = fail));
    // It is used in races only, so its rejection must not count as unhandled.
    this.failure.catch(() => undefined);
  }

  onShown(milliseconds: number): void {
    if (this.#isOn) this.milliseconds.push(milliseconds);
  }

  onReady(match: Match): void {
    if (!this.#isOn) return;
    this.commands += 1;
    if (this.#phase.perSecond === null) match.move();
  }

  onFailed(problem: Error): void {
    this.#fail(problem);
  }

  async play(start: number): Promise<void> {
    const { seconds, perSecond } = this.#phase;
    if (perSecond === null) {
      for (const match of this.#matches) match.move();
      await sleep(seconds * SECOND);
    } else await this.#pace(start, seconds, perSecond);
    this.#isOn = false;
  }

  /** Every millisecond sends the commands that are due; skips tables whose last command is not finished. */
  async #pace(start: number, seconds: number, perSecond: number): Promise<void> {
    let sent = 0;
    for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - start) / SECOND) {
      for (const due = Math.floor(elapsed * perSecond); sent < due; sent++) this.#nextReady()?.move();
      await sleep(1);
    }
  }

  #nextReady(): Match | undefined {
    const { length } = this.#matches;
    for (let tries = 0; tries < length; tries++) {
      const match = this.#matches[this.#next++ % length];
      if (match?.isReady === true) return match;
    }
    return undefined;
  }
}

async function drained(matches: readonly Match[]): Promise<void> {
  for (let waited = 0; !matches.every(({ isReady }) => isReady); waited += 0.02) {
    if (waited > DRAIN_SECONDS) throw new Error('a command was never answered');
    await sleep(20);
  }
}

function spread(milliseconds: readonly number[]): PhaseFigures['milliseconds'] {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
