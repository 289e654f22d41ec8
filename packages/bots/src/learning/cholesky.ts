/**
 * Solves `square · x = right` for a symmetric square that is positive in every direction, of which the lower half is
 * given row by row. By Cholesky's method.
 */
export function solve(square: Float64Array, right: Float64Array): Float64Array {
  const width = right.length;
  const root = rootOf(square, width);
  const x = right.slice();
  for (let i = 0; i < width; i++) {
    for (let k = 0; k < i; k++) x[i] -= root[i * width + k] * x[k];
    x[i] /= root[i * width + i];
  }
  for (let i = width - 1; i >= 0; i--) {
    for (let k = i + 1; k < width; k++) x[i] -= root[k * width + i] * x[k];
    x[i] /= root[i * width + i];
  }
  return x;
}

/** The lower triangle which, times itself turned over, is the square. */
function rootOf(square: Float64Array, width: number): Float64Array {
  const root = new Float64Array(width * width);
  for (let i = 0; i < width; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = square[i * width + j];
      for (let k = 0; k < j; k++) sum -= root[i * width + k] * root[j * width + k];
      if (i === j && !(sum > 0)) throw new Error('the square is flat in some direction');
      root[i * width + j] = i === j ? Math.sqrt(sum) : sum / root[j * width + j];
    }
  }
  return root;
}
