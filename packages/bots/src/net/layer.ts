import { bytesOfText, textOfBytes } from './bytes.ts';

/** A layer as a file: a byte for each weight, and for each output what one of its bytes is worth. */
export interface LayerText {
  readonly inputs: number;
  readonly weights: string;
  /** Numbers with a space between them. */
  readonly scales: string;
  readonly biases: string;
}

/** A layer made ready: weights by input, then by output, as whole numbers; each output is scaled at the end. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float64Array;
  readonly scales: Float64Array;
  readonly biases: Float64Array;
}

const MOST = 127;

export function layerOf({ inputs, weights, scales, biases }: LayerText): Layer {
  const outputs = numbersIn(biases).length;
  return {
    inputs,
    outputs,
    weights: Float64Array.from(bytesOfText(weights, inputs * outputs)),
    scales: numbersIn(scales),
    biases: numbersIn(biases),
  };
}

/** Weights, by input and then by output, in bytes: the largest of each output becomes the largest byte. */
export function layerText(inputs: number, weights: Float64Array, biases: Float64Array): LayerText {
  const outputs = biases.length;
  const scales = biases.map((_, j) => {
    let most = 0;
    for (let i = 0; i < inputs; i++) most = Math.max(most, Math.abs(weights[i * outputs + j]));
    return most === 0 ? 1 : Number(short(most / MOST));
  });
  const bytes = Int8Array.from(weights, (weight, at) => clamped(Math.round(weight / scales[at % outputs])));
  return { inputs, weights: textOfBytes(bytes), scales: textOf(scales), biases: textOf(biases) };
}

function numbersIn(text: string): Float64Array {
  return Float64Array.from(text.split(' '), Number);
}

function textOf(numbers: Float64Array): string {
  return Array.from(numbers, short).join(' ');
}

function clamped(byte: number): number {
  return Math.max(-MOST, Math.min(MOST, byte));
}

/** Five digits are enough. */
function short(x: number): string {
  return String(Number(x.toPrecision(5)));
}
