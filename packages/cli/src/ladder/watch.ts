import { startProgress } from '../progress.ts';

export interface Watch {
  readonly step: () => void;
  readonly stop: () => void;
  /** As long as the games left would take if they were like those before. */
  readonly minutesLeft: () => number;
}

/** A bar over all games of all bouts, and a guess at the time left for where no bar is drawn. */
export function watchGames(total: number): Watch {
  const progress = startProgress(total, 'games');
  const start = performance.now();
  let games = 0;
  return {
    step() {
      games++;
      progress.step();
    },
    stop: () => progress.stop(),
    minutesLeft: () => Math.ceil(((performance.now() - start) / 60_000) * (total / Math.max(1, games) - 1)),
  };
}
