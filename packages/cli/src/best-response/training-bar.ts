import { startProgress } from '../progress.ts';
import type { Budget } from './plan.ts';

export interface TrainingBar {
  readonly onGame: () => void;
  /** Time counts only while something is played. */
  during<T>(play: Promise<T>): Promise<T>;
  stop(): void;
}

/** A bar over the whole budget: of games, or of seconds. */
export function startTrainingBar(budget: Budget): TrainingBar {
  if ('games' in budget) {
    const bar = startProgress(budget.games, 'games of training');
    return { onGame: () => bar.step(), during: (play) => play, stop: () => bar.stop() };
  }
  const bar = startProgress(Math.ceil(60 * budget.minutes), 'seconds of training');
  return {
    onGame: () => undefined,
    during(play) {
      const timer = setInterval(() => bar.step(), 1000);
      return play.finally(() => clearInterval(timer));
    },
    stop: () => bar.stop(),
  };
}
