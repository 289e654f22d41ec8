import type { Bin, Calibration } from '@topsail/bots';
import type { ForecastPlan, Trust } from '../calibration/run.ts';
import { measured, rounded, whenAndWhere, type BoutFigures, type Measured } from './figures.ts';

/** How far promises can be trusted at one kind of table, as it is kept. */
export interface CalibrationFigures extends Pick<BoutFigures, 'played' | 'machine' | 'seed'> {
  /** `yassa 3`: there are figures for each kind of table. */
  readonly name: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: string;
  readonly every: number;
  readonly games: number;
  readonly predictions: number;
  readonly brier: Measured;
  /** Of promising everybody an even share. */
  readonly evenBrier: number;
  readonly error: number;
  readonly bins: readonly BinFigures[];
  /** From the first third of the game to the last. */
  readonly thirds: readonly { readonly brier: number; readonly error: number }[];
}

export interface BinFigures {
  readonly predictions: number;
  /** Nothing where there was no prediction. */
  readonly promised: number | null;
  /** What was won less what was promised. */
  readonly gap: Measured | null;
}

export function calibrationFigures(plan: ForecastPlan, { whole, thirds }: Trust): CalibrationFigures {
  const { ruleset, seats } = plan.setup;
  const { games, predictions, brier, brierInterval, evenBrier, error } = whole;
  return {
    name: `${ruleset} ${seats}`,
    ...{ ruleset, seats, bot: plan.bot, every: plan.every, seed: plan.seed, games, predictions },
    brier: measured({ value: brier, interval: brierInterval }, 4),
    evenBrier: rounded(evenBrier, 4),
    error: rounded(error, 4),
    bins: whole.bins.map(binFigures),
    thirds: thirds.map((third: Calibration) => ({
      brier: rounded(third.brier, 4),
      error: rounded(third.error, 4),
    })),
    ...whenAndWhere(),
  };
}

function binFigures({ predictions, promised, won, interval }: Bin): BinFigures {
  if (predictions === 0) return { predictions, promised: null, gap: null };
  return {
    predictions,
    promised: rounded(promised, 4),
    gap: measured({ value: won - promised, interval }, 4),
  };
}
