import { isSeat, type Outcome, type Standing } from '@topsail/engine';
import type { SeatResult } from './match.ts';

/** How each seat fared: `names` says who sat there. */
export function placesOf({ standings }: Outcome, names: readonly string[]): SeatResult[] {
  const first = standings.filter(({ rank }) => rank === 1).length;
  const seated = standings.filter(({ entrant }) => isSeat(entrant));
  return names.map((name, seat) => {
    const own = standings.find(({ entrant }) => entrant === seat)!;
    return { name, win: own.rank === 1 ? 1 / first : 0, score: own.score, place: placeAmong(seated, own) };
  });
}

function placeAmong(seated: readonly Standing[], { rank }: Standing): number {
  const ahead = seated.filter((other) => other.rank < rank).length;
  const level = seated.filter((other) => other.rank === rank).length;
  return ahead + (level + 1) / 2;
}
