import { Session, type Profiler } from 'node:inspector';

/** Tells whether a run reached code that no run before it has reached. */
export class Coverage {
  readonly #session = new Session();
  readonly #script: string;
  /** Ranges of the program that were reached, as text. */
  readonly #reached = new Set<string>();

  /** `script`: the end of the address of the program that is watched. */
  constructor(script: string) {
    this.#script = script;
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    this.hasGrown();
  }

  get size(): number {
    return this.#reached.size;
  }

  /** Whether something was reached since the last call that was never reached before. */
  hasGrown(): boolean {
    const before = this.#reached.size;
    for (const { url, functions } of this.#taken())
      if (url.endsWith(this.#script)) for (const { ranges } of functions) this.#add(ranges);
    return this.#reached.size > before;
  }

  stop(): void {
    this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }

  #add(ranges: readonly Profiler.CoverageRange[]): void {
    for (const { startOffset, endOffset, count } of ranges)
      if (count > 0) this.#reached.add(`${startOffset}-${endOffset}`);
  }

  /** The session answers before `post` returns. */
  #taken(): Profiler.ScriptCoverage[] {
    let taken: Profiler.ScriptCoverage[] = [];
    this.#session.post('Profiler.takePreciseCoverage', (error, { result }) => {
      if (error !== null) throw error;
      taken = result;
    });
    return taken;
  }
}
