import { setTimeout as sleep } from 'node:timers/promises';
import { thinkingSeed } from '@topsail/bots';
import type { Seat } from '@topsail/engine';
import type { Client } from '../client.ts';
import type { TableContext } from '../table-service/table-context.ts';
import type { CommandProcessor } from './command-processor.ts';
import { botMove, type BotMove } from './commands/own-commands.ts';
import { botIn, type SeatState, type TableState } from './state/table-state.ts';

/** A bot that has not finished by then plays the best move it has found. */
const THINKING_MILLISECONDS = 900;
/** Pause before a failed move is tried again. */
const RETRY_MILLISECONDS = 1000;
/** After this many failures the bot plays the first legal move, so that the game goes on. */
const MAX_FAILURES = 2;

/** Who watches the table. */
interface Watchers {
  readonly clients: readonly Client[];
  /** The seats whose person has the table open. */
  readonly presentSeats: readonly Seat[];
}

/** Lets the bots of a table answer their questions. A bot gets the view of its seat and nothing else. */
export class BotRunner {
  readonly #context: TableContext;
  readonly #commands: CommandProcessor;
  readonly #watchers: Watchers;
  /** By seat: the version of the question the bot thinks about, and how to stop it. */
  readonly #thinking = new Map<Seat, { readonly asked: number; readonly stop: AbortController }>();

  constructor(context: TableContext, commands: CommandProcessor, watchers: Watchers) {
    this.#context = context;
    this.#commands = commands;
    this.#watchers = watchers;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /**
   * Called after every change of the table or its viewers: starts bots that are asked now, and stops those whose
   * question is gone or who have nobody to play for.
   */
  update(): void {
    const { committed: table } = this.#commands;
    for (const seat of table.seats.keys()) {
      const asked = this.#isToMove(table, seat) ? table.questions[seat]?.version : undefined;
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

  #isToMove(table: TableState, seat: Seat): boolean {
    return (
      table.stage === 'running' && isBotsTurn(table, seat) && isPlayedFor(table, this.#watchers.presentSeats)
    );
  }

  /** Repeats until the question is gone: the write may fail, and the bot may fail. */
  async #think(seat: Seat, asked: number): Promise<void> {
    const stop = new AbortController();
    const { signal } = stop;
    this.#thinking.set(seat, { asked, stop });
    let failures = 0;
    while (!signal.aborted) {
      if (!(await this.#playMove(seat, asked, failures, signal))) failures++;
      await pause(RETRY_MILLISECONDS, signal);
    }
  }

  /** True when the bot had a move to play. */
  async #playMove(seat: Seat, asked: number, failures: number, signal: AbortSignal): Promise<boolean> {
    const { committed: table } = this.#commands;
    try {
      const hasFailed = failures >= MAX_FAILURES;
      const thought = hasFailed ? table.questions[seat]?.moves[0] : this.#moveFor(table, seat, signal);
      const [move] = await Promise.all([thought, this.#pause(signal)]);
      if (move === undefined) return false;
      if (!signal.aborted) await this.#play({ seat, asked, text: move });
      return true;
    } catch (problem) {
      if (!signal.aborted)
        this.#context.log.error(
          { table: table.row.table, seat, problem: String(problem) },
          'a bot could not move',
        );
      return false;
    }
  }

  #play(move: BotMove): Promise<unknown> {
    return this.#commands.executeOwn((table) => botMove(table, move, this.#context.now()));
  }

  async #moveFor(table: TableState, seat: Seat, signal: AbortSignal): Promise<string | undefined> {
    const bot = botIn(table, seat);
    if (bot === undefined || table.gameState === undefined) return undefined;
    const start = performance.now();
    const view = table.game.view(table.gameState, seat);
    const purpose = `seat ${seat} of ${table.row.table} at ${table.version}`;
    const seed = thinkingSeed(this.#context.random(16, purpose).toString('hex'));
    const thought = await this.#context.think(
      { bot, view, seed, milliseconds: THINKING_MILLISECONDS },
      { table: table.row.table, viewers: this.#watchers.clients },
      signal,
    );
    this.#context.metrics.thought(performance.now() - start, thought?.fallback !== undefined);
    return thought?.move;
  }

  /** A pause lets people follow, and hides how long a bot had to think: with one answer or with many. */
  async #pause(signal: AbortSignal): Promise<void> {
    if (this.#context.botPause > 0) await sleep(this.#context.botPause, undefined, { signal, ref: false });
  }
}

function isBotsTurn(table: TableState, seat: Seat): boolean {
  return table.questions[seat]?.isAwaited === true && botIn(table, seat) !== undefined;
}

/**
 * Bots play only while a seated person is present; in a slow game also on to the turn of a person who is away. So they
 * never finish a game alone.
 */
function isPlayedFor({ seats, plan }: TableState, present: readonly Seat[]): boolean {
  const isOwn = ({ occupant, standIn }: SeatState): boolean => occupant.kind === 'person' && standIn === null;
  return present.length > 0 || (plan.clock.kind === 'slow' && seats.some(isOwn));
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
