import { fast, type Game } from '@topsail/engine';
import { optionsOf } from '../search/options.ts';
import type { Decision, Job, Thought } from './decision.ts';
import type { Pending, Reply } from './pending.ts';
import type { PoolPorts } from './ports.ts';

type Asked = Pick<PoolPorts, 'gameOf' | 'fallback'>;

/** A decision on its way: whatever happens to it, its caller hears a legal move. */
export class PendingMove implements Pending {
  readonly job: Job & Decision;
  private readonly legal: readonly string[];
  private readonly ports: Asked;
  private readonly settle: (thought: Thought | undefined) => void;

  constructor(job: Job & Decision, ports: Asked, settle: (thought: Thought | undefined) => void) {
    this.job = job;
    this.ports = ports;
    this.settle = settle;
    this.legal = legalMoves(ports.gameOf(job.view.setup.ruleset), job);
  }

  get name(): string {
    return this.job.bot;
  }

  hear(reply: Reply): void {
    if (reply.says === 'move') this.answer(reply.move);
    else this.fail(`${this.name} failed: ${reply.says === 'failed' ? reply.why : 'it made no move'}`);
  }

  private answer(move: string): void {
    if (this.legal.includes(move)) this.settle({ move });
    else this.fail(`${this.name} answered "${move}", which it may not play`);
  }

  cancel(): void {
    this.settle(undefined);
  }

  fail(why: string): void {
    void this.fallbackMove().then((move) => this.settle({ move, fallback: why }));
  }

  /** Even the fallback may fail: it is loaded late, and it is a bot. Then any move will do. */
  private async fallbackMove(): Promise<string> {
    try {
      const move = await this.ports.fallback(this.job);
      if (this.legal.includes(move)) return move;
    } catch {
      // As good as an illegal answer.
    }
    return this.legal[fast(this.job.seed).roll(this.legal.length) - 1];
  }
}

function legalMoves(game: Game, { view, seed }: Decision): string[] {
  return optionsOf(game, view, fast(seed)).map(({ text }) => text);
}
