import type { Chance } from '@topsail/engine';
import { WHOLE } from '../../net/inputs.ts';
import { layerText } from '../../net/layer.ts';
import { SCORE_UNIT, type NetText } from '../../net/net.ts';
import { Adam } from './adam.ts';
import { Dense } from './dense.ts';
import type { NetLesson } from './net-lesson.ts';

/** Beside a surprise at the winner, an error of ten points in the score, squared, weighs so much. */
const SCORE_WEIGHT = 0.1;
const DECAY = 0.1;
const MOST_ENTRANTS = 7;

/** A net while it learns. */
export class PupilNet {
  private readonly layers: readonly [Dense, Dense, Dense];
  private readonly walkers: readonly { readonly weights: Adam; readonly biases: Adam }[];
  private readonly passes: readonly Pass[];

  constructor(width: number, hidden: readonly [number, number], chance: Chance) {
    const [first, second] = hidden;
    this.layers = [
      new Dense(width, first, chance),
      new Dense(first, second, chance),
      new Dense(second, 2, chance),
    ];
    this.walkers = this.layers.map(({ weights, biases, weightSlopes, biasSlopes }) => ({
      weights: new Adam(weights, weightSlopes),
      biases: new Adam(biases, biasSlopes),
    }));
    this.passes = Array.from({ length: MOST_ENTRANTS }, () => new Pass(width, first, second));
  }

  /** Adds what one lesson says to the slopes. `weight` is its part of the whole. */
  learn({ rows, wins, scores }: NetLesson, weight: number): void {
    const entrants = wins.length;
    for (let e = 0; e < entrants; e++) this.passes[e].forward(this.layers, rows, e);
    const sum = this.logSum(entrants);
    for (let e = 0; e < entrants; e++) {
      const { result, slopes } = this.passes[e];
      slopes[0] = weight * (Math.exp(result[0] - sum) - wins[e]);
      slopes[1] = weight * SCORE_WEIGHT * (result[1] - scores[e] / SCORE_UNIT);
      this.passes[e].backward(this.layers);
    }
  }

  step(rate: number): void {
    for (const { weights, biases } of this.walkers) {
      weights.step(rate, DECAY);
      biases.step(rate, 0);
    }
  }

  /** In bytes, with where it came from. */
  text(from: string): NetText {
    return {
      from,
      layers: this.layers.map(({ inputs, weights, biases }) => layerText(inputs, weights, biases)),
    };
  }

  private logSum(entrants: number): number {
    let most = -Infinity;
    for (let e = 0; e < entrants; e++) most = Math.max(most, this.passes[e].result[0]);
    let sum = 0;
    for (let e = 0; e < entrants; e++) sum += Math.exp(this.passes[e].result[0] - most);
    return most + Math.log(sum);
  }
}

/** One entrant on the way through the layers and back. */
class Pass {
  private readonly row: Float64Array;
  private readonly hidden: Float64Array;
  private readonly deeper: Float64Array;
  private readonly hiddenSlopes: Float64Array;
  private readonly deeperSlopes: Float64Array;
  readonly result = new Float64Array(2);
  readonly slopes = new Float64Array(2);

  constructor(width: number, first: number, second: number) {
    this.row = new Float64Array(width);
    this.hidden = new Float64Array(first);
    this.deeper = new Float64Array(second);
    this.hiddenSlopes = new Float64Array(first);
    this.deeperSlopes = new Float64Array(second);
  }

  forward([first, second, last]: readonly Dense[], rows: Int8Array, entrant: number): void {
    const { row, hidden, deeper } = this;
    for (let i = 0; i < row.length; i++) row[i] = rows[entrant * row.length + i] / WHOLE;
    first.forward(row, hidden);
    rectify(hidden, hidden);
    second.forward(hidden, deeper);
    rectify(deeper, deeper);
    last.forward(deeper, this.result);
  }

  backward([first, second, last]: readonly Dense[]): void {
    last.backward(this.deeper, this.slopes, this.deeperSlopes);
    rectify(this.deeperSlopes, this.deeper);
    second.backward(this.hidden, this.deeperSlopes, this.hiddenSlopes);
    rectify(this.hiddenSlopes, this.hidden);
    first.backward(this.row, this.hiddenSlopes);
  }
}

/** Nothing where the other is not above nothing. */
function rectify(values: Float64Array, by: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (by[i] <= 0) values[i] = 0;
}
