import { deedsOf, deedsSummary, type BotName, type DeedsSummary, type GameWatched } from '@topsail/bots';
import type { Setup } from '@topsail/engine';
import { Threads } from '../arena/threads.ts';

/** One game that a bot plays against itself. */
export interface WatchJob {
  readonly bot: BotName;
  readonly setup: Setup;
  readonly seed: string;
}

/** Whom to watch, at what table and for how long. */
export interface WatchPlan {
  readonly bots: readonly BotName[];
  readonly setup: Setup;
  readonly games: number;
  readonly seed: string;
}

export interface WatchOptions {
  readonly threads: number;
  readonly signal?: AbortSignal;
  readonly onGame?: () => void;
  /** What the threads run. */
  readonly script?: URL;
}

/** What a bot was seen to do. */
export interface BotWatched extends DeedsSummary {
  readonly bot: BotName;
}

const WORKER = new URL('./deeds-worker.js', import.meta.url);

/** Watches every bot for so many games, all with the same luck at the table; fewer if stopped early. */
export async function watchBots(plan: WatchPlan, options: WatchOptions): Promise<BotWatched[]> {
  const { bots, setup, games, seed } = plan;
  const { threads, signal, onGame, script = WORKER } = options;
  const jobs = Array.from({ length: games }, (_, i) => `${seed} game ${i + 1}`).flatMap((game) =>
    bots.map((bot) => ({ bot, setup, seed: game })),
  );
  const pool = new Threads(script, Math.min(threads, jobs.length));
  try {
    const watched = await pool.run<WatchJob, GameWatched>(jobs, {
      signal,
      onPiece: onGame,
      lament: (reason, job) => `a thread died: ${reason} (${job.bot}, seed "${job.seed}")`,
    });
    const names = deedsOf(setup.ruleset).map(({ name }) => name);
    return bots.map((bot, b) => {
      const mine = watched.flatMap((pieces, job) => (job % bots.length === b ? pieces : []));
      return { bot, ...deedsSummary(names, mine, seed) };
    });
  } finally {
    await pool.close();
  }
}
