import { gameOf } from '@topsail/games';
import { readLineUp } from '../arena/line-up.ts';
import type { PoolOptions } from '../arena/pool.ts';
import { reportOf } from '../arena/report.ts';
import { runMatches, type Fixture } from '../arena/run.ts';
import { boutName, type Bout } from './bouts.ts';
import { figuresOf, type BoutFigures } from './figures.ts';

/** Always the same luck, so that a ladder can be played again and compared. */
export const LADDER_SEED = 'ladder';

export interface ClimbOptions extends PoolOptions {
  /** Called as soon as a bout is over. */
  readonly onBout: (bout: Bout, figures: BoutFigures) => void;
}

export function fixtureOf({ ruleset, seats, bot, against, games }: Bout): Fixture {
  const checked = gameOf(ruleset)?.checkSetup(ruleset, seats, {});
  if (checked?.ok !== true) throw new Error(`there is no table of ${ruleset} with ${seats} seats`);
  const lineUp = readLineUp(`${bot},${against}`, seats);
  return { match: { setup: checked.value, lineUp }, games, seed: LADDER_SEED };
}

/** Plays the bouts in their order, on all threads. True if all came to their end. */
export async function climb(bouts: readonly Bout[], options: ClimbOptions): Promise<boolean> {
  const start = performance.now();
  const played = await runMatches(bouts.map(fixtureOf), {
    ...options,
    onMatch: (match, index) => {
      const bout = bouts[index];
      if (bout === undefined) throw new Error('a match nobody asked for');
      const seconds = (performance.now() - start) / 1000;
      const report = reportOf(match, { threads: options.threads, seconds });
      options.onBout(bout, figuresOf(boutName(bout), report));
    },
  });
  return played.every(({ isComplete }) => isComplete);
}
