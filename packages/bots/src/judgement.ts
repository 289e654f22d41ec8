import type { GameState, Outcome } from '@topsail/engine';
import type { Mind } from './mind.ts';

/** Six seats and a ghost. */
const MOST_ENTRANTS = 7;
/** Of what a seat can hope for, so much is its lead in points: lost games are still played for the score. */
const SHARE_OF_LEAD = 0.1;

/** What a position promises, by entrant: filled in by `judge`, and read before the next call. */
export class Judgement {
  readonly chances = new Float64Array(MOST_ENTRANTS);
  readonly scores = new Float64Array(MOST_ENTRANTS);
  private readonly mind: Mind;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  judge(state: GameState): void {
    this.scores.fill(-Infinity);
    const outcome = this.mind.game.outcome(state);
    if (outcome === undefined) this.mind.appraise(state, this.chances, this.scores);
    else this.settle(outcome);
  }

  /** The chance to win, and a little of the lead over the best of the others. */
  hope(entrant: number): number {
    let best = -Infinity;
    for (let other = 0; other < MOST_ENTRANTS; other++)
      if (other !== entrant && this.scores[other] > best) best = this.scores[other];
    const lead = (this.scores[entrant] - best) / this.mind.fullLead;
    const margin = 0.5 + Math.max(-1, Math.min(1, lead)) / 2;
    return (1 - SHARE_OF_LEAD) * this.chances[entrant] + SHARE_OF_LEAD * margin;
  }

  /** All that one entrant can look forward to. */
  prospect(entrant: number): { hope: number; chance: number; score: number } {
    return { hope: this.hope(entrant), chance: this.chances[entrant], score: this.scores[entrant] };
  }

  private settle(outcome: Outcome): void {
    winShares(outcome, this.chances);
    outcome.standings.forEach(({ score }, entrant) => (this.scores[entrant] = score));
  }
}

/** The first place, shared among those who have it. */
export function winShares({ standings }: Outcome, out: Float64Array): void {
  const winners = standings.filter(({ rank }) => rank === 1).length;
  standings.forEach(({ rank }, entrant) => (out[entrant] = rank === 1 ? 1 / winners : 0));
}
