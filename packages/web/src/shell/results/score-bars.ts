import type { Outcome, ScorePart, Standing } from '@topsail/engine';

/** One part of a score as a piece of a bar, in shares of the whole width. */
interface Piece extends ScorePart {
  readonly from: number;
  readonly width: number;
}

export interface Bar extends Standing {
  readonly pieces: readonly Piece[];
}

/** All scores on one scale, the first place first, and where on it the count begins. */
export interface Bars {
  readonly bars: readonly Bar[];
  readonly zero: number;
}

/** What was gained is laid end to end; what is taken off then steps back from there, so that no piece covers another. */
export function barsOf({ standings }: Outcome): Bars {
  const stretches = standings.map(({ parts }) => stretchesOf(parts));
  const ends = stretches.flat().flatMap(({ from, to }) => [from, to]);
  const least = Math.min(0, ...ends);
  const scale = Math.max(1, ...ends) - least;
  const bars = standings
    .map((standing, n) => ({
      ...standing,
      pieces: (stretches[n] ?? []).map(({ from, to, ...part }) => ({
        ...part,
        from: (Math.min(from, to) - least) / scale,
        width: Math.abs(to - from) / scale,
      })),
    }))
    .toSorted((a, b) => a.rank - b.rank);
  return { bars, zero: -least / scale };
}

type Stretch = ScorePart & { readonly from: number; readonly to: number };

function stretchesOf(parts: readonly ScorePart[]): readonly Stretch[] {
  let at = 0;
  const gains = parts.filter(({ points }) => points > 0);
  const losses = parts.filter(({ points }) => points < 0);
  return [...gains, ...losses].map(({ part, points }) => {
    const from = at;
    at += points;
    return { part, points, from, to: at };
  });
}
