import { fast } from '@topsail/engine';
import { knownGameOf } from '@topsail/games';
import { optionsOf } from '../search/options.ts';
import type { Errand, Thought } from './decision.ts';
import type { PoolPorts } from './ports.ts';

/** One errand on its way. Whatever happens to it, its caller hears of it, and hears nothing but legal moves. */
export class Job {
  readonly errand: Errand;
  private readonly legal: readonly string[];
  private readonly fallback: PoolPorts['fallback'];
  private readonly settle: (thought: Thought | undefined) => void;

  constructor(
    errand: Errand,
    fallback: PoolPorts['fallback'],
    settle: (thought: Thought | undefined) => void,
  ) {
    this.errand = errand;
    this.fallback = fallback;
    this.settle = settle;
    this.legal = legalMoves(errand);
  }

  answer(move: string): void {
    if (this.legal.includes(move)) this.settle({ move });
    else this.fallBack(`${this.errand.bot} answered "${move}", which it may not play`);
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
      const move = await this.fallback(this.errand);
      if (this.legal.includes(move)) return move;
    } catch {
      // As good as an illegal answer.
    }
    return this.legal[fast(this.errand.seed).roll(this.legal.length) - 1];
  }
}

function legalMoves({ view, seed }: Errand): string[] {
  return optionsOf(knownGameOf(view.setup.ruleset), view, fast(seed)).map(({ text }) => text);
}
