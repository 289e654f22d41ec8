import { setTimeout as sleep } from 'node:timers/promises';
import { thinkingSeed } from '@topsail/bots';
import type { Seat } from '@topsail/engine';
import type { Surroundings } from '../surroundings.ts';
import type { LiveTable } from './live-table.ts';
import { botIn, type TableNow } from './now.ts';

/** A bot that is not done by then answers with the best it has found. */
const THINKING_MILLISECONDS = 900;
/** What could not be done is tried again after so long. */
const TRY_AGAIN_MILLISECONDS = 1000;
/** A bot that could not think so often plays any move, so that the others can go on. */
const MOST_FAILURES = 2;

/** Has the bots at a table think about what they are asked. They see what their seat may see, and nothing else. */
export class BotSeats {
  readonly #around: Surroundings;
  readonly #table: LiveTable;
  /** By seat: the version of the question it thinks about, and how to stop it. */
  readonly #thinking = new Map<Seat, { readonly asked: number; readonly stop: AbortController }>();

  constructor(around: Surroundings, table: LiveTable) {
    this.#around = around;
    this.#table = table;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** The table has gone on: who is asked now thinks about it, and who is no longer asked stops. */
  look(): void {
    const { now } = this.#table;
    for (const seat of now.seats.keys()) {
      const asked = now.stage === 'running' && isBotsTurn(now, seat) ? now.asked[seat]?.version : undefined;
      const busy = this.#thinking.get(seat);
      if (busy?.asked === asked) continue;
      busy?.stop.abort();
      this.#thinking.delete(seat);
      if (asked !== undefined) void this.#think(seat, asked);
    }
  }

  stop(): void {
    for (const { stop } of this.#thinking.values()) stop.abort();
    this.#thinking.clear();
  }

  /** Until the table has gone on: a disk that did not take the move, or a bot that failed, is tried again. */
  async #think(seat: Seat, asked: number): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    this.#thinking.set(seat, { asked, stop });
    let failures = 0;
    while (!signal.aborted) {
      if (!(await this.#answers(seat, asked, failures, signal))) failures++;
      await rest(TRY_AGAIN_MILLISECONDS, signal);
    }
  }

  /** Whether the bot had an answer. */
  async #answers(seat: Seat, asked: number, failures: number, signal: AbortSignal): Promise<boolean> {
    const { now } = this.#table;
    try {
      const isLost = failures >= MOST_FAILURES;
      const thought = isLost ? now.asked[seat]?.moves[0] : this.#moveFor(now, seat, signal);
      const [move] = await Promise.all([thought, this.#pause(now, signal)]);
      if (move === undefined) return false;
      if (!signal.aborted) await this.#table.botMoves(seat, asked, move);
      return true;
    } catch (problem) {
      if (!signal.aborted)
        this.#around.log.error(
          { table: now.row.table, seat, problem: String(problem) },
          'a bot could not move',
        );
      return false;
    }
  }

  async #moveFor(now: TableNow, seat: Seat, signal: AbortSignal): Promise<string | undefined> {
    const bot = botIn(now, seat);
    if (bot === undefined || now.state === undefined) return undefined;
    const start = performance.now();
    const view = now.game.view(now.state, seat);
    const seed = thinkingSeed(this.#around.random(16).toString('hex'));
    const thought = await this.#around.think(
      { bot, view, seed, milliseconds: THINKING_MILLISECONDS },
      signal,
    );
    this.#around.metrics.thought(performance.now() - start, thought?.fallback !== undefined);
    return thought?.move;
  }

  /** People want to see who moved. Cards picked at the same time need no time: nobody sees them. */
  async #pause(now: TableNow, signal: AbortSignal): Promise<void> {
    const isSimultaneous = now.asked.filter(({ owes }) => owes).length > 1;
    if (!isSimultaneous && this.#around.botPause > 0)
      await sleep(this.#around.botPause, undefined, { signal, ref: false });
  }
}

function isBotsTurn(now: TableNow, seat: Seat): boolean {
  return now.asked[seat]?.owes === true && botIn(now, seat) !== undefined;
}

async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
