import type { Chance } from '@topsail/engine';

/** A layer while it learns: weights by input and then by output, and the slope of the loss along each. */
export class Dense {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  readonly weightSlopes: Float64Array;
  readonly biasSlopes: Float64Array;

  /** Begins with small random weights, the smaller the more inputs there are. */
  constructor(inputs: number, outputs: number, chance: Chance) {
    this.inputs = inputs;
    this.outputs = outputs;
    const reach = Math.sqrt(6 / (inputs + outputs));
    this.weights = Float64Array.from({ length: inputs * outputs }, () => reach * even(chance));
    this.biases = new Float64Array(outputs);
    this.weightSlopes = new Float64Array(inputs * outputs);
    this.biasSlopes = new Float64Array(outputs);
  }

  /** What the inputs come to. */
  forward(from: Float64Array, to: Float64Array): void {
    const { inputs, outputs, weights } = this;
    to.set(this.biases);
    for (let i = 0; i < inputs; i++) {
      const x = from[i];
      if (x === 0) continue;
      const line = i * outputs;
      for (let j = 0; j < outputs; j++) to[j] += x * weights[line + j];
    }
  }

  /** Adds to the slopes of the weights, and gives those of the inputs if they are asked for. */
  backward(from: Float64Array, slopes: Float64Array, back?: Float64Array): void {
    const { inputs, outputs, weights, weightSlopes, biasSlopes } = this;
    for (let j = 0; j < outputs; j++) biasSlopes[j] += slopes[j];
    for (let i = 0; i < inputs; i++) {
      const x = from[i];
      const line = i * outputs;
      if (back !== undefined) {
        let sum = 0;
        for (let j = 0; j < outputs; j++) sum += slopes[j] * weights[line + j];
        back[i] = sum;
      }
      if (x === 0) continue;
      for (let j = 0; j < outputs; j++) weightSlopes[line + j] += x * slopes[j];
    }
  }
}

const FINE = 0x10000000;

/** From −1 to 1. */
function even(chance: Chance): number {
  return (2 * chance.roll(FINE, 'weight')) / FINE - 1;
}
