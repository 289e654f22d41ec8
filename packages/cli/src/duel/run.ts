import { firstVerdict, type Cluster, type Sprt } from '@topsail/bots';
import { playJobs } from '../arena/pool.ts';
import { blockOf, inOrder, shareOf, type Block } from './blocks.ts';
import { gamesPerBlock, seedOf, type Duel } from './plan.ts';

export interface DuelRun {
  readonly threads: number;
  /** No more games than this, those known already among them. */
  readonly games: number;
  readonly signal: AbortSignal;
  /** Called after every block: how the test stands, and all blocks. */
  readonly onBlock: (stand: Stand, blocks: readonly (Block | null)[]) => void;
}

/** How a duel stands: the test, and the blocks it rests on. */
export interface Stand {
  readonly test: Sprt;
  readonly blocks: readonly Block[];
}

function standOf({ hypotheses }: Duel, blocks: readonly (Block | null)[]): Stand {
  const counted = inOrder(blocks);
  const test = firstVerdict(counted.map(shareOf), hypotheses);
  return { test, blocks: counted.slice(0, test.blocks) };
}

/** Plays block after block on all threads until the test is decided, the games are used up, or somebody stops it. */
export async function runDuel(duel: Duel, known: (Block | null)[], run: DuelRun): Promise<Stand> {
  const most = Math.ceil(run.games / gamesPerBlock(duel));
  const left = missing(known, most);
  if (standOf(duel, known).test.verdict !== 'open' || left.length === 0) return standOf(duel, known);
  const decided = new AbortController();
  const jobs = left.map((block) => ({ match: duel.match, seed: seedOf(duel, block) }));
  await playJobs(jobs, {
    threads: run.threads,
    signal: AbortSignal.any([decided.signal, run.signal]),
    onCluster: (job, cluster: Cluster) => {
      if (decided.signal.aborted) return;
      put(known, left[job] ?? 0, blockOf(duel, cluster));
      const stand = standOf(duel, known);
      run.onBlock(stand, known);
      if (stand.test.verdict !== 'open') decided.abort();
    },
  });
  return standOf(duel, known);
}

function missing(known: readonly (Block | null)[], most: number): number[] {
  return Array.from({ length: most }, (_, block) => block).filter((block) => (known[block] ?? null) === null);
}

function put(blocks: (Block | null)[], at: number, block: Block): void {
  while (blocks.length <= at) blocks.push(null);
  blocks[at] = block;
}
