import { exp } from './exp.ts';
import { FirstLayer } from './first-layer.ts';
import { layerOf, type Layer, type LayerText } from './layer.ts';

/** A small network as a file. Every entrant's row goes through the same layers. */
export interface NetText {
  /** How the weights came about: for those who read the file. */
  readonly from: string;
  readonly layers: readonly LayerText[];
}

/** Scores are counted in tens inside, so that they are about as large as everything else. */
export const SCORE_UNIT = 10;
/** Keeps the powers of e finite, whatever the weights. */
const STRONGEST = 40;

/**
 * A network of three layers from an entrant's inputs to its strength and its final score; the chance to win is the
 * softmax of the strengths. Sums and products in a fixed order, so that every machine comes to the same bits. Holds
 * scratch space: one for each thread that thinks.
 */
export class Net {
  readonly width: number;
  private readonly first: FirstLayer;
  private readonly second: Layer;
  private readonly last: Layer;
  private readonly hidden: Float64Array;
  private readonly deeper: Float64Array;
  private readonly result: Float64Array;

  constructor({ layers }: NetText) {
    const [first, second, last] = layers.map(layerOf);
    if (layers.length !== 3 || last.outputs !== 2) throw new Error('a net has three layers and two results');
    this.first = new FirstLayer(first);
    this.second = second;
    this.last = last;
    this.width = first.inputs;
    this.hidden = new Float64Array(first.outputs);
    this.deeper = new Float64Array(second.outputs);
    this.result = new Float64Array(last.outputs);
  }

  /** Every entrant's chance to win and expected final score, from the rows of their inputs. */
  appraise(rows: Int8Array, entrants: number, chances: Float64Array, scores: Float64Array): void {
    let sum = 0;
    for (let entrant = 0; entrant < entrants; entrant++) {
      this.run(rows, entrant * this.width);
      chances[entrant] = exp(Math.max(-STRONGEST, Math.min(STRONGEST, this.result[0])));
      scores[entrant] = SCORE_UNIT * this.result[1];
      sum += chances[entrant];
    }
    for (let entrant = 0; entrant < entrants; entrant++) chances[entrant] /= sum;
  }

  private run(rows: Int8Array, from: number): void {
    this.first.read(rows, from, this.hidden);
    rectify(this.hidden);
    pass(this.second, this.hidden, this.deeper);
    rectify(this.deeper);
    pass(this.last, this.deeper, this.result);
  }
}

function rectify(values: Float64Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
}

function pass(
  { inputs, outputs, weights, scales, biases }: Layer,
  from: Float64Array,
  to: Float64Array,
): void {
  to.fill(0);
  for (let i = 0; i < inputs; i++) {
    const x = from[i];
    if (x === 0) continue;
    const line = i * outputs;
    for (let j = 0; j < outputs; j++) to[j] += x * weights[line + j];
  }
  for (let j = 0; j < outputs; j++) to[j] = to[j] * scales[j] + biases[j];
}
