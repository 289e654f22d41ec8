import { isSeat, ranking, type Entrant, type Outcome } from '@topsail/engine';
import { columns } from './columns.ts';

function entrantWords(entrant: Entrant): string {
  return isSeat(entrant) ? `seat ${entrant}` : `the ${entrant}`;
}

/** Who came first, in a few words. */
export function firstWords(outcome: Outcome): string {
  const first = ranking(outcome)[0] ?? [];
  return `${first.map(entrantWords).join(' and ')} first`;
}

/** The full result with what every score is made of. */
export function standingsText(outcome: Outcome): string {
  const parts = [...new Set(outcome.standings.flatMap((standing) => standing.parts.map(({ part }) => part)))];
  const rows = outcome.standings
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entrant, rank, score, parts: own }) => [
      entrantWords(entrant),
      String(rank),
      String(score),
      ...parts.map((part) => String(own.find((one) => one.part === part)?.points ?? 0)),
    ]);
  return columns([['', 'place', 'points', ...parts], ...rows]);
}
