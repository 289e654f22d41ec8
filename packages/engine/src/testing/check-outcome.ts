import { isSeat, type Outcome, type Standing } from '../outcome.ts';
import { jsonText } from './check-position.ts';
import { demand } from './demand.ts';

/** Every seat stands once, places are counted from 1 and shared by equals, and the parts make up the score. */
export function checkOutcome(outcome: Outcome, seats: number): void {
  jsonText(outcome, 'the outcome');
  const { standings, reason, rule } = outcome;
  demand(reason !== '' && rule !== '', 'an outcome has no reason or no rule', outcome);
  const entrants = standings.map(({ entrant }) => entrant);
  const expected = Array.from({ length: seats }, (_, seat) => seat);
  demand(
    entrants.slice(0, seats).join(' ') === expected.join(' ') && !entrants.slice(seats).some(isSeat),
    'the standings are not the seats in order',
    entrants,
  );
  demand(new Set(entrants).size === entrants.length, 'somebody stands twice', entrants);
  for (const { score, parts, entrant } of standings) {
    const sum = parts.reduce((total, { points }) => total + points, 0);
    demand(sum === score, 'the parts do not make up the score', { entrant, score, parts });
  }
  checkPlaces(standings);
}

/** After a shared place the next may be the next number or leave the shared ones out; nothing else. */
function checkPlaces(standings: readonly Standing[]): void {
  const ordered = [...standings].sort((a, b) => a.rank - b.rank);
  const ranks = ordered.map(({ rank }) => rank);
  const dense = ranks.map((rank) => 1 + new Set(ranks.filter((other) => other < rank)).size);
  const sparse = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
  const told = ranks.join(' ');
  demand(told === dense.join(' ') || told === sparse.join(' '), 'the places have gaps', told);
  ordered.slice(1).forEach((after, index) => {
    const before = ordered[index];
    demand(before.score >= after.score, 'a lower score stands higher', before, after);
    demand(
      before.rank !== after.rank || before.score === after.score,
      'unequal scores share a place',
      before,
      after,
    );
  });
}
