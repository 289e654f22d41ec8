import type { GameSummary } from '@topsail/protocol';
import { MyGames } from './my-games.svelte.ts';
import { Visit } from './visit.svelte.ts';

/** A line to the server for nothing but one's own games. */
export class GamesLine {
  readonly #visit = new Visit();
  readonly #games = new MyGames();
  #isClosed = false;

  constructor() {
    void this.#open();
  }

  get games(): readonly GameSummary[] | undefined {
    return this.#games.games;
  }

  get person(): string {
    return this.#visit.me?.person ?? '';
  }

  now(): number {
    return this.#visit.client?.now() ?? Date.now();
  }

  close(): void {
    this.#isClosed = true;
    this.#visit.leave();
  }

  async #open(): Promise<void> {
    await this.#visit.arrive();
    if (this.#isClosed) this.#visit.leave();
    else if (this.#visit.client === undefined) this.#games.games = [];
    else this.#games.watch(this.#visit.client);
  }
}
