import { describe, expect, test } from 'vitest';
import { WHOLE } from './inputs.ts';
import { layerText } from './layer.ts';
import { Net, type NetText } from './net.ts';

/** Four inputs, of which the first is strength and the second score: all layers pass them on. */
function plain(): NetText {
  const pass = (outputs: number): NetText['layers'][number] => {
    const weights = Float64Array.from({ length: 4 * outputs }, (_, i) => (i % (outputs + 1) === 0 ? 1 : 0));
    return layerText(4, weights, new Float64Array(outputs));
  };
  return { from: 'a test', layers: [pass(4), pass(4), pass(2)] };
}

describe('a net', () => {
  test('gives each entrant its softmax of strengths, and its score in points', () => {
    const chances = new Float64Array(3);
    const scores = new Float64Array(3);
    const rows = Int8Array.from([1, 2, 0, 0, 2, 0, 0, 0, -1, 0, 0, 0], (x) => x * WHOLE);
    new Net(plain()).appraise(rows, 3, chances, scores);
    const powers = [Math.E, Math.E ** 2, 1];
    const sum = powers.reduce((total, power) => total + power);
    powers.forEach((power, e) => expect(chances[e]).toBeCloseTo(power / sum, 3));
    expect(scores[0]).toBeCloseTo(20, 2);
    expect(scores[1]).toBe(0);
  });

  test('keeps weights to one part in a hundred of the largest of their output', () => {
    const weights = Float64Array.of(1, 0.003, -0.5, 0.001, 0.25, -0.002);
    const { scales } = layerText(3, weights, Float64Array.of(0.5, -0.25));
    expect(scales.split(' ').map(Number)).toEqual([0.007874, 0.000023622]);
  });

  test('reads four outputs at a time, and is refused with another number', () => {
    const odd = layerText(4, new Float64Array(12), new Float64Array(3));
    expect(() => new Net({ from: 'a test', layers: [odd, odd, plain().layers[2]] })).toThrow(
      'multiple of four',
    );
  });

  test('is refused if it has other layers', () => {
    expect(() => new Net({ from: 'a test', layers: plain().layers.slice(1) })).toThrow('three layers');
  });
});
