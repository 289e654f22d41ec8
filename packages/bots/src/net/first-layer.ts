import { WHOLE } from './inputs.ts';
import type { Layer } from './layer.ts';

/** The layer that reads inputs: whole numbers times whole numbers, so that the order of the sums does not matter. */
export class FirstLayer {
  private readonly inputs: number;
  private readonly outputs: number;
  private readonly weights: Int8Array;
  private readonly scales: Float64Array;
  private readonly biases: Float64Array;
  /** Where the line of each input that is not nothing begins, and the input. */
  private readonly lines: Int32Array;
  private readonly values: Int32Array;

  constructor({ inputs, outputs, weights, scales, biases }: Layer) {
    if (outputs % 4 !== 0) throw new Error('a first layer has a multiple of four outputs');
    this.inputs = inputs;
    this.outputs = outputs;
    this.weights = Int8Array.from(weights);
    this.scales = scales.map((scale) => scale / WHOLE);
    this.biases = biases;
    this.lines = new Int32Array(inputs);
    this.values = new Int32Array(inputs);
  }

  /** What the row that begins there comes to. Four outputs at a time: their sums need no memory. */
  read(rows: Int8Array, from: number, to: Float64Array): void {
    const { outputs, weights, scales, biases, lines, values } = this;
    const count = this.list(rows, from);
    for (let j = 0; j < outputs; j += 4) {
      let a = 0;
      let b = 0;
      let c = 0;
      let d = 0;
      for (let i = 0; i < count; i++) {
        const x = values[i];
        const at = lines[i] + j;
        a = (a + Math.imul(x, weights[at])) | 0;
        b = (b + Math.imul(x, weights[at + 1])) | 0;
        c = (c + Math.imul(x, weights[at + 2])) | 0;
        d = (d + Math.imul(x, weights[at + 3])) | 0;
      }
      to[j] = a * scales[j] + biases[j];
      to[j + 1] = b * scales[j + 1] + biases[j + 1];
      to[j + 2] = c * scales[j + 2] + biases[j + 2];
      to[j + 3] = d * scales[j + 3] + biases[j + 3];
    }
  }

  /** Most inputs are nothing: lists the others. */
  private list(rows: Int8Array, from: number): number {
    const { inputs, outputs, lines, values } = this;
    let count = 0;
    for (let i = 0; i < inputs; i++) {
      const x = rows[from + i];
      if (x === 0) continue;
      lines[count] = i * outputs;
      values[count++] = x;
    }
    return count;
  }
}
