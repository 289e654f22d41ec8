import type { GameState } from '@topsail/engine';
import type { Advice, Estimated, Reason } from './advice.ts';
import type { Aspects } from './aspects.ts';
import { Sums } from './sums.ts';

/** What a seat could look forward to at the end of one trial. */
export interface Prospect {
  readonly hope: number;
  readonly chance: number;
  readonly score: number;
}

/** Where the trials of one move led, added up. */
export class Tally {
  hope = 0;
  readonly aspects: Float64Array;
  tries = 0;
  /** The chance to win in every world the move was tried in, in the order of the worlds. */
  readonly chances: number[] = [];
  private readonly score = new Sums();
  private readonly scratch: Float64Array;

  constructor(aspects: number) {
    this.aspects = new Float64Array(aspects);
    this.scratch = new Float64Array(aspects);
  }

  /** Adds one trial: what could be hoped for at its end, and how it looked there. */
  add(end: Prospect, measure: (out: Float64Array) => void): void {
    this.tries++;
    this.hope += (end.hope - this.hope) / this.tries;
    this.chances.push(end.chance);
    this.score.add(end.score);
    measure(this.scratch);
    for (let i = 0; i < this.scratch.length; i++)
      this.aspects[i] += (this.scratch[i] - this.aspects[i]) / this.tries;
  }

  advice(move: string, best: Tally, reasons: readonly Reason[]): Advice {
    const chance = estimateOf(this.chances);
    return { move, chance, behind: behind(best, this), score: this.score.estimate(), reasons };
  }
}

/** By how much a move falls short of another, judged by the worlds in which both were tried. */
export function behind(best: Tally, other: Tally): Estimated {
  if (best === other) return { mean: 0, error: 0 };
  const common = Math.min(best.tries, other.tries);
  return estimateOf(Array.from({ length: common }, (_, i) => best.chances[i] - other.chances[i]));
}

function estimateOf(numbers: readonly number[]): Estimated {
  const sums = new Sums();
  for (const number of numbers) sums.add(number);
  return sums.estimate();
}

/** The advice on every move that was tried, from the best to the worst. */
export function adviceOf(
  moves: readonly string[],
  tallies: readonly Tally[],
  aspects: Aspects<GameState>,
): Advice[] {
  const ranked = ranking(tallies);
  const best = tallies[ranked[0]];
  return ranked.map((i) => tallies[i].advice(moves[i], best, reasonsFor(tallies, i, aspects)));
}

/** The moves that were tried, from the best to the worst. */
export function ranking(tallies: readonly Tally[]): number[] {
  return tallies
    .map((_, i) => i)
    .filter((i) => tallies[i].tries > 0)
    .sort((a, b) => tallies[b].hope - tallies[a].hope);
}

const MOST_REASONS = 4;

/** In what one move differs from the others on average, the most notable first. */
function reasonsFor(
  tallies: readonly Tally[],
  which: number,
  { names, notable }: Aspects<GameState>,
): Reason[] {
  const others = tallies.filter(({ tries }, i) => i !== which && tries > 0);
  if (others.length === 0) return [];
  return names
    .map((aspect, i) => ({
      aspect,
      difference: tallies[which].aspects[i] - mean(others.map(({ aspects }) => aspects[i])),
      weight: 1 / notable[i],
    }))
    .filter(({ difference, weight }) => Math.abs(difference) * weight >= 1)
    .sort((a, b) => Math.abs(b.difference) * b.weight - Math.abs(a.difference) * a.weight)
    .slice(0, MOST_REASONS)
    .map(({ aspect, difference }) => ({ aspect, difference }));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
