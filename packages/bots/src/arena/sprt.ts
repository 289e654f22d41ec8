/** Two guesses at the share of games that a bot wins, and how often a test between them may be wrong. */
export interface Hypotheses {
  /** The bot wins no more than this. */
  readonly h0: number;
  /** The bot wins at least this. */
  readonly h1: number;
  /** How often h1 may be accepted though h0 holds. */
  readonly alpha: number;
  /** How often h0 may be accepted though h1 holds. */
  readonly beta: number;
}

export type SprtVerdict = 'h0' | 'h1' | 'open';

/** How a test stands. */
export interface Sprt {
  readonly blocks: number;
  /** The mean share of the blocks. */
  readonly share: number;
  /** How much likelier the blocks are under h1 than under h0, as a logarithm; and where it ends the test. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: SprtVerdict;
}

/** Before so many blocks their scatter is hardly known, and nothing is decided. */
const FEWEST_BLOCKS = 20;
/** So many blocks that scatter as a single game does are added to those seen: blocks all alike prove nothing. */
const IMAGINED_BLOCKS = 3;

/**
 * The test after some blocks. A block is one seed in all rotations: its shares belong together, so the share of the
 * whole block counts as one observation, and the scatter of the blocks as their error. It is Wald's sequential
 * probability ratio test in its generalised form: the mean of the blocks is taken to be normal, with the variance that
 * was seen.
 */
export function sprt(shares: readonly number[], hypotheses: Hypotheses): Sprt {
  const { h0, h1, alpha, beta } = hypotheses;
  const blocks = shares.length;
  const share = blocks === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / blocks;
  const ratio =
    blocks === 0
      ? 0
      : (blocks * (h1 - h0) * (2 * share - h0 - h1)) / (2 * variance(shares, share, hypotheses));
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  return { blocks, share, ratio, lower, upper, verdict: verdictOf(blocks, ratio, lower, upper) };
}

/** The test after each block in turn, until it is decided: later blocks cannot change a verdict. */
export function firstVerdict(shares: readonly number[], hypotheses: Hypotheses): Sprt {
  for (let blocks = FEWEST_BLOCKS; blocks < shares.length; blocks++) {
    const found = sprt(shares.slice(0, blocks), hypotheses);
    if (found.verdict !== 'open') return found;
  }
  return sprt(shares, hypotheses);
}

function verdictOf(blocks: number, ratio: number, lower: number, upper: number): SprtVerdict {
  if (blocks < FEWEST_BLOCKS) return 'open';
  return ratio >= upper ? 'h1' : ratio <= lower ? 'h0' : 'open';
}

function variance(shares: readonly number[], mean: number, { h0, h1 }: Hypotheses): number {
  const middle = (h0 + h1) / 2;
  const seen = shares.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return (seen + IMAGINED_BLOCKS * middle * (1 - middle)) / Math.max(1, shares.length - 1);
}
