import { LIMITS, type TableFrame } from '@topsail/protocol';
import { framesOf } from './api.ts';

/** What was shown of a table earlier, fetched some versions at a time and kept. */
export class SeenFrames {
  readonly #table: string;
  readonly #frames = new Map<number, TableFrame>();

  constructor(table: string) {
    this.#table = table;
  }

  /** Undefined when there is no such version, or it cannot be fetched now. */
  async at(version: number): Promise<TableFrame | undefined> {
    if (!this.#frames.has(version)) await this.#fetchAround(version);
    return this.#frames.get(version);
  }

  /** Asked for in blocks, so that steps to either side are there already. */
  async #fetchAround(version: number): Promise<void> {
    const from = version - ((version - 1) % LIMITS.pastFrames);
    const answer = await framesOf(this.#table, { from, to: from + LIMITS.pastFrames - 1 });
    if (answer?.ok === true) for (const frame of answer.value) this.#frames.set(frame.version, frame);
  }
}
