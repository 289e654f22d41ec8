import {
  calibrationOf,
  thirdsOf,
  type BotName,
  type Calibration,
  type Forecast,
  type Prediction,
} from '@topsail/bots';
import type { Setup } from '@topsail/engine';
import { Threads } from '../arena/threads.ts';

/** Whose games are foretold, at what table and how often. */
export interface ForecastPlan {
  readonly bot: BotName;
  readonly setup: Setup;
  readonly games: number;
  readonly every: number;
  readonly seed: string;
}

export interface ForecastOptions {
  readonly threads: number;
  readonly signal?: AbortSignal;
  readonly onGame?: () => void;
}

/** How far promises can be trusted: in the whole game, and in each third of it. */
export interface Trust {
  readonly whole: Calibration;
  readonly thirds: readonly Calibration[];
}

const WORKER = new URL('./calibration-worker.js', import.meta.url);

/** Foretells so many games; fewer if stopped early. */
export async function calibrate(plan: ForecastPlan, options: ForecastOptions): Promise<Trust> {
  const { bot, setup, games, every, seed } = plan;
  const jobs = Array.from({ length: games }, (_, i): Forecast => {
    return { bot, setup, every, seed: `${seed} game ${i + 1}` };
  });
  const pool = new Threads(WORKER, Math.min(options.threads, jobs.length));
  try {
    const foretold = await pool.run<Forecast, Prediction[]>(jobs, {
      signal: options.signal,
      onPiece: options.onGame,
      lament: (reason, job) => `a thread died: ${reason} (${job.bot}, seed "${job.seed}")`,
    });
    const played = foretold.flat();
    const even = 1 / setup.seats;
    return { whole: calibrationOf(played, even, seed), thirds: thirdsOf(played, even, seed) };
  } finally {
    await pool.close();
  }
}
