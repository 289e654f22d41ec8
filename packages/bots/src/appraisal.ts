import type { GameState } from '@topsail/engine';

/** What a position offers each entrant, as named numbers. What they are worth is learned from games. */
export interface Traits<S extends GameState> {
  readonly names: readonly string[];
  /** The seats, and the ghost ship where one sails. */
  entrants(state: S): number;
  /** Writes one entrant's traits into `out`, one number for each name. */
  measure(state: S, entrant: number, out: Float64Array): void;
}

/** What each trait is worth: for the chance to win (in powers of e), and in points of the final score. */
export interface Weights {
  /** How the weights came about: for those who read the file. */
  readonly from: string;
  readonly traits: Readonly<Record<string, readonly [win: number, points: number]>>;
}

/** Judges positions. */
export interface Appraiser<S extends GameState> {
  /** Every entrant's chance to win and expected final score. */
  appraise(state: S, chances: Float64Array, scores: Float64Array): void;
}

/** Judges positions by weighted traits. Holds scratch space: one for each thread that thinks. */
export class Appraisal<S extends GameState> implements Appraiser<S> {
  private readonly traits: Traits<S>;
  private readonly win: Float64Array;
  private readonly points: Float64Array;
  private readonly scratch: Float64Array;
  private readonly unused = new Float64Array(8);

  constructor(traits: Traits<S>, weights: Weights) {
    this.traits = traits;
    this.win = Float64Array.from(traits.names, (name) => weightOf(weights, name)[0]);
    this.points = Float64Array.from(traits.names, (name) => weightOf(weights, name)[1]);
    this.scratch = new Float64Array(traits.names.length);
  }

  /** Every entrant's chance to win, written into `out`. */
  chances(state: S, out: Float64Array): void {
    this.appraise(state, out, this.unused);
  }

  /** Every entrant's chance to win and expected final score. */
  appraise(state: S, chances: Float64Array, scores: Float64Array): void {
    const entrants = this.traits.entrants(state);
    let sum = 0;
    for (let entrant = 0; entrant < entrants; entrant++) {
      this.traits.measure(state, entrant, this.scratch);
      const strength = Math.max(-STRONGEST, Math.min(STRONGEST, dot(this.win, this.scratch)));
      chances[entrant] = Math.exp(strength);
      scores[entrant] = dot(this.points, this.scratch);
      sum += chances[entrant];
    }
    for (let entrant = 0; entrant < entrants; entrant++) chances[entrant] /= sum;
  }
}

/** Keeps the powers of e finite, whatever the weights. */
const STRONGEST = 40;

/** What is known of a trait; nothing, where it was never learned. */
export function weightOf(weights: Weights, name: string): readonly [number, number] {
  return weights.traits[name] ?? [0, 0];
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}
