import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '@topsail/engine';
import {
  Client,
  type Answer,
  type Command,
  type Done,
  type VisibleChange,
  type TableFrame,
  type PlanInput,
} from '@topsail/protocol';
import type { Guest } from './guest.ts';
import { Line, type LineParts } from './line.ts';
import { Failure } from './verdict.ts';
import { whim } from './whim.ts';

const TRY_AGAIN_MILLISECONDS = 50;

/** A table as one window has been told of it. */
export interface Watch {
  frame: TableFrame;
  /** Every version after the one it was first opened from. */
  readonly changes: VisibleChange[];
  /** Undefined when it is no longer looked at. */
  close: (() => void) | undefined;
}

/** One window of one person: a client over a line, what it has seen, and a player who does whatever comes to mind. */
export class Sailor {
  readonly guest: Guest;
  readonly line: Line;
  readonly client: Client;
  readonly watches = new Map<string, Watch>();
  /** The code of every refusal of something done at a table. */
  readonly refusals: string[] = [];
  /** What was asked for and not answered yet. */
  readonly unanswered = new Set<string>();
  readonly #luck: Chance;
  #isResting = false;
  #news: (() => void)[] = [];

  constructor(parts: LineParts) {
    this.guest = parts.guest;
    this.#luck = parts.luck;
    this.line = new Line(parts);
    this.client = new Client(this.line.ports, { onWelcome: () => undefined, onStatus: () => undefined });
  }

  get openTables(): string[] {
    return [...this.watches].flatMap(([table, { close }]) => (close === undefined ? [] : [table]));
  }

  /** Looks at a table, from its beginning. */
  watch(table: string): void {
    const close = this.client.watch(
      table,
      {
        onFrame: (frame) => this.#see(table, frame, close),
        onPresence: () => undefined,
        onChat: () => undefined,
        // Only who floods the server is told that.
        onRefused: ({ code }) => {
          if (code !== 'frame/too-many') throw new Failure(`${table} was not shown: ${code}`);
        },
        onClosed: ({ code }) => {
          throw new Failure(`${table} was closed: ${code}`);
        },
      },
      0,
    );
  }

  /** Looks at it no longer, and keeps what was seen. */
  unwatch(table: string): void {
    const watch = this.watches.get(table);
    watch?.close?.();
    if (watch !== undefined) watch.close = undefined;
  }

  async create(plan: PlanInput): Promise<string> {
    const { table } = await this.#insist(plan, () => this.client.create(plan));
    return table;
  }

  async act(table: string, command: Command): Promise<Answer<Done>> {
    const asked = JSON.stringify({ table, person: this.guest.person, command });
    this.unanswered.add(asked);
    const answer = await this.client.execute(table, command);
    this.unanswered.delete(asked);
    if (!answer.ok) this.refusals.push(answer.refusal.code);
    return answer;
  }

  /** Does something that nobody has a reason to refuse, but for a full disk. */
  must(table: string, command: Command): Promise<Done> {
    return this.#insist(command, () => this.act(table, command));
  }

  /** Plays at a table until it is over, or until told to rest. */
  async play(table: string, pause: () => number): Promise<void> {
    while (!this.#isResting && !this.isOver(table)) {
      const news = new Promise<void>((wake) => this.#news.push(wake));
      const frame = this.watches.get(table)?.frame;
      const command = frame === undefined ? undefined : whim(frame, this.#luck);
      if (command === undefined) await news;
      else {
        await this.act(table, command);
        await sleep(pause());
      }
    }
  }

  isOver(table: string): boolean {
    return this.watches.get(table)?.frame.public.stage === 'over';
  }

  get isResting(): boolean {
    return this.#isResting;
  }

  /** Starts nothing any more. */
  rest(): void {
    this.#isResting = true;
    this.#wake();
  }

  async #insist(what: object, ask: () => Promise<Answer<Done>>): Promise<Done> {
    for (;;) {
      const answer = await ask();
      if (answer.ok) return answer.value;
      if (answer.refusal.code !== 'store/full')
        throw new Failure(`${JSON.stringify(what)} was refused: ${JSON.stringify(answer.refusal)}`);
      await sleep(TRY_AGAIN_MILLISECONDS);
    }
  }

  #see(table: string, frame: TableFrame, close: () => void): void {
    const watch = this.watches.get(table) ?? { frame, changes: [], close };
    watch.frame = frame;
    watch.changes.push(...frame.changes);
    this.watches.set(table, watch);
    this.#wake();
  }

  #wake(): void {
    for (const wake of this.#news.splice(0)) wake();
  }
}
