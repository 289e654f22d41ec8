import { fast } from '@topsail/engine';
import { knownGameOf } from '@topsail/games';
import { optionsOf } from '../search/options.ts';
import type { Job, Thought } from './decision.ts';
import type { PoolPorts } from './ports.ts';

/** One job on its way. Whatever happens to it, its caller hears of it, and hears nothing but legal moves. */
export class PendingJob {
  readonly job: Job;
  private readonly legal: readonly string[];
  private readonly fallback: PoolPorts['fallback'];
  private readonly settle: (thought: Thought | undefined) => void;

  constructor(job: Job, fallback: PoolPorts['fallback'], settle: (thought: Thought | undefined) => void) {
    this.job = job;
    this.fallback = fallback;
    this.settle = settle;
    this.legal = legalMoves(job);
  }

  answer(move: string): void {
    if (this.legal.includes(move)) this.settle({ move });
    else this.fallBack(`${this.job.bot} answered "${move}", which it may not play`);
  }

  /** The caller wants no answer any more. */
  cancel(): void {
    this.settle(undefined);
  }

  fallBack(why: string): void {
    void this.fallbackMove().then((move) => this.settle({ move, fallback: why }));
  }

  /** Even the fallback may fail: it is loaded late, and it is a bot. Then any move will do. */
  private async fallbackMove(): Promise<string> {
    try {
      const move = await this.fallback(this.job);
      if (this.legal.includes(move)) return move;
    } catch {
      // As good as an illegal answer.
    }
    return this.legal[fast(this.job.seed).roll(this.legal.length) - 1];
  }
}

function legalMoves({ view, seed }: Job): string[] {
  return optionsOf(knownGameOf(view.setup.ruleset), view, fast(seed)).map(({ text }) => text);
}
