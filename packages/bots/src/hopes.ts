import type { Game, GameState, Outcome } from '@topsail/engine';

/** Of what a seat can hope for, so much is its margin: lost games are still played for the score. */
const MARGIN_SHARE = 0.1;
/** A lead of so many points is all that margin can count. */
const FULL_MARGIN = 40;

/** What a chance to win and a lead in points amount to, 0 to 1. */
export function hope(chance: number, lead: number): number {
  const margin = 0.5 + Math.max(-0.5, Math.min(0.5, lead / (2 * FULL_MARGIN)));
  return (1 - MARGIN_SHARE) * chance + MARGIN_SHARE * margin;
}

/** Turns chances to win and scores, entrant by entrant, into hopes, in place of the chances. */
export function hopesOf(chances: Float64Array, scores: Float64Array, entrants: number): void {
  for (let entrant = 0; entrant < entrants; entrant++) {
    let best = -Infinity;
    for (let other = 0; other < entrants; other++)
      if (other !== entrant && scores[other] > best) best = scores[other];
    chances[entrant] = hope(chances[entrant], scores[entrant] - best);
  }
}

/** What everybody got, if the game is over. A shared first place is a share of the win. */
export function finalHopes(game: Game, state: GameState, out: Float64Array): boolean {
  const outcome = game.outcome(state);
  if (outcome === undefined) return false;
  winShares(outcome, out);
  hopesOf(
    out,
    Float64Array.from(outcome.standings, ({ score }) => score),
    outcome.standings.length,
  );
  return true;
}

/** The first place, shared among those who have it. */
export function winShares({ standings }: Outcome, out: Float64Array | number[]): void {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  standings.forEach(({ rank }, i) => (out[i] = rank === 1 ? 1 / winners : 0));
}
