import { setTimeout as sleep } from 'node:timers/promises';
import type { Phase, PhaseFigures } from './job.ts';
import type { Ears, Match } from './match.ts';
import { Turnstile } from './turnstile.ts';
import { cpuSeconds, residentBytes } from './usage.ts';

const SECOND = 1000;
/** How long the last answers may take after the end. */
const PATIENCE_SECONDS = 30;

/** Plays at all tables for a while, and tells how it went when the last command is answered. */
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

class Player implements Ears {
  readonly #matches: readonly Match[];
  readonly #phase: Phase;
  readonly milliseconds: number[] = [];
  readonly between: Turnstile;
  readonly failure: Promise<never>;
  commands = 0;
  #isOn = true;
  #next = 0;
  #fail: (problem: Error) => void = () => undefined;

  constructor(matches: readonly Match[], phase: Phase) {
    this.#matches = matches;
    this.#phase = phase;
    // Games that began together end together; what sits down for new ones is not part of the pace, and must not be a flood.
    this.between = new Turnstile(phase.perSecond === null ? Infinity : 1);
    this.failure = new Promise((_, fail) => (this.#fail = fail));
    // It is raced with, and must not count as unheard of when it is lost.
    this.failure.catch(() => undefined);
  }

  shown(milliseconds: number): void {
    if (this.#isOn) this.milliseconds.push(milliseconds);
  }

  ready(match: Match): void {
    if (!this.#isOn) return;
    this.commands += 1;
    if (this.#phase.perSecond === null) match.move();
  }

  failed(problem: Error): void {
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

  /** Sends what is due, a little every millisecond; a table that has not settled is passed over. */
  async #pace(start: number, seconds: number, perSecond: number): Promise<void> {
    let sent = 0;
    for (let gone = 0; gone < seconds; gone = (performance.now() - start) / SECOND) {
      for (const due = Math.floor(gone * perSecond); sent < due; sent++) this.#nextReady()?.move();
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
    if (waited > PATIENCE_SECONDS) throw new Error('a command was never answered');
    await sleep(20);
  }
}

function spread(milliseconds: readonly number[]): PhaseFigures['milliseconds'] {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}
