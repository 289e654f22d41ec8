const LN2 = 0.6931471805599453;
const FARTHEST = 64;
/** 1/n! for n from 0 to 13. */
const SERIES = Float64Array.from({ length: 14 }, (_, n) => 1 / factorial(n));
/** Powers of two from −FARTHEST on. */
const POWERS = Float64Array.from({ length: 2 * FARTHEST + 1 }, (_, n) => powerOfTwo(n - FARTHEST));

/**
 * The power of e, for numbers no further from 0 than 40. Made of sums and products alone, which every engine rounds
 * alike; what `Math.exp` gives is left to the engine.
 */
export function exp(x: number): number {
  const doublings = Math.round(x / LN2);
  const rest = x - doublings * LN2;
  let sum = SERIES[SERIES.length - 1];
  for (let n = SERIES.length - 2; n >= 0; n--) sum = sum * rest + SERIES[n];
  return sum * POWERS[doublings + FARTHEST];
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1);
}

function powerOfTwo(n: number): number {
  let power = 1;
  for (let i = 0; i < Math.abs(n); i++) power *= n < 0 ? 0.5 : 2;
  return power;
}
