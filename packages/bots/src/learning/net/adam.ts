/** Walks some weights downhill: Adam, with steps that shrink where slopes scatter. */
export class Adam {
  private readonly weights: Float64Array;
  private readonly slopes: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;
  private steps = 0;

  constructor(weights: Float64Array, slopes: Float64Array) {
    this.weights = weights;
    this.slopes = slopes;
    this.means = new Float64Array(weights.length);
    this.squares = new Float64Array(weights.length);
  }

  /** One step along the slopes, which are then forgotten. `decay` pulls every weight towards nothing. */
  step(rate: number, decay: number): void {
    const { weights, slopes, means, squares } = this;
    this.steps++;
    const meanScale = 1 / (1 - 0.9 ** this.steps);
    const squareScale = 1 / (1 - 0.999 ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i];
      means[i] = 0.9 * means[i] + 0.1 * slope;
      squares[i] = 0.999 * squares[i] + 0.001 * slope * slope;
      const way = (means[i] * meanScale) / (Math.sqrt(squares[i] * squareScale) + 1e-8);
      weights[i] -= rate * (way + decay * weights[i]);
      slopes[i] = 0;
    }
  }
}
