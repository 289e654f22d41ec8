import type { Move } from '@topsail/engine';

/** One thing a player may do, and how it has turned out for him. */
export class Branch {
  readonly move: Move;
  visits = 0;
  total = 0;
  squares = 0;
  /** How often it was among the legal moves: another imagined world may not offer it. */
  offered = 0;
  /** What he may do next. */
  next: Fork | undefined;

  constructor(move: Move) {
    this.move = move;
  }

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }

  learn(hope: number): void {
    this.visits++;
    this.total += hope;
    this.squares += hope * hope;
  }
}

/** A point at which one player chooses. It is known by his own choices so far, whatever luck and the others did. */
export class Fork {
  readonly branches: Branch[] = [];
  private seen = 0;
  private readonly patience: number;

  /** The choice is left to instinct so many times: only then is enough known to do better. */
  constructor(patience: number) {
    this.patience = patience;
  }

  /** Chooses among the legal moves: by instinct at first, then by what is promising and what is uncertain. */
  choose(moves: readonly Move[], count: number, instinct: number): Branch {
    for (let i = 0; i < count; i++) this.branchOf(moves[i]).offered++;
    if (this.seen++ < this.patience) return this.branchOf(moves[instinct]);
    let best = this.branchOf(moves[0]);
    let most = promise(best);
    for (let i = 1; i < count; i++) {
      const branch = this.branchOf(moves[i]);
      const worth = promise(branch);
      if (worth <= most) continue;
      best = branch;
      most = worth;
    }
    return best;
  }

  branchOf(move: Move): Branch {
    for (const branch of this.branches) if (branch.move === move) return branch;
    const branch = new Branch(move);
    this.branches.push(branch);
    return branch;
  }
}

/** UCB1-Tuned: the mean, and what it may be wrong by, from the spread seen so far. */
function promise(branch: Branch): number {
  const { visits, squares, offered, mean } = branch;
  if (visits === 0) return Infinity;
  const doubt = Math.log(offered) / visits;
  const spread = squares / visits - mean * mean + Math.sqrt(2 * doubt);
  return mean + Math.sqrt(doubt * Math.min(0.25, spread));
}
