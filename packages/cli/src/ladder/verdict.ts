import { commonScale, type Distance, type Rated } from '@topsail/bots';
import { boutName, type Bout, type Rung } from './bouts.ts';
import type { BoutFigures, Measured } from './figures.ts';

/** A bout, and what it came to if it was played. */
export interface Entry {
  readonly bout: Bout;
  readonly figures: BoutFigures | undefined;
}

export function entriesOf({ bouts }: Rung, figures: readonly BoutFigures[]): Entry[] {
  return bouts.map((bout) => ({ bout, figures: figures.find(({ name }) => name === boutName(bout)) }));
}

export type Verdict = 'cleared' | 'missed' | 'not asked' | 'not played';

/** Whether the lower end of the interval clears the line. Without an interval nothing is proved. */
export function verdictOf({ bout: { line }, figures }: Entry): Verdict {
  if (line === undefined) return 'not asked';
  if (figures === undefined) return 'not played';
  return figures.won.from !== null && figures.won.from > line ? 'cleared' : 'missed';
}

/** Whom ratings start from, the first that played. */
const ANCHORS = ['random', 'cabin-boy'];

/** The bots of a rung on one scale; none where the matches are too few for that. */
export function ratedOn(entries: readonly Entry[]): Rated[] {
  const distances = entries.flatMap(({ bout, figures }) =>
    figures === undefined ? [] : [distanceOf(bout, figures)],
  );
  const anchor = ANCHORS.find((name) => distances.some(({ against }) => against === name));
  return anchor === undefined || distances.length < 3 ? [] : commonScale(distances, anchor);
}

function distanceOf({ bot, against }: Bout, { above, seeds }: BoutFigures): Distance {
  return { bot, against, points: above.value, error: errorOf(above, seeds) };
}

/** A 95 % interval is so many standard deviations wide. */
const WIDTH = 2 * 1.959964;
/** So many points make one e times the odds. */
const FOLD = 400 / Math.LN10;

/** Where all seeds ended alike the interval is no wider than a point; then half a loss is what might have been. */
function errorOf({ from, to }: Measured, seeds: number): number {
  const error = from === null || to === null ? 0 : (to - from) / WIDTH;
  return error > 1 ? error : FOLD * Math.sqrt(1 / (seeds + 0.5) + 2);
}
