import { fast, type ListedRoll } from '@topsail/engine';

/** The dice of which every game with dice throws many. */
const WHAT = 'action die';
/** With fewer throws of each face on average nothing can be said. */
const LEAST_OF_A_FACE = 2;
const TRIED_GAMES = 2000;
/** What falls outside the common numbers in one face of twenty. */
const UNCOMMON = 0.05;

/** How often each face fell, and how usual that is. */
export interface Faces {
  /** By face, from 1 on. */
  readonly counts: readonly number[];
  readonly throws: number;
  /** How often a face falls commonly. */
  readonly from: number;
  readonly to: number;
  /** Of a hundred games with as many throws, how many have a spread as wide or wider. */
  readonly games: number;
}

/** The faces of the dice of a game; undefined where there are no such dice or too few throws. */
export function facesOf(rolls: readonly ListedRoll[]): Faces | undefined {
  const thrown = rolls.filter(({ what }) => what === WHAT);
  const sides = thrown[0]?.sides ?? 0;
  if (thrown.length < sides * LEAST_OF_A_FACE || thrown.length === 0) return undefined;
  const counts = new Array<number>(sides).fill(0);
  for (const { value } of thrown) counts[value - 1] = (counts[value - 1] ?? 0) + 1;
  return { counts, throws: thrown.length, ...commonNumbers(thrown.length, sides), games: usualness(counts) };
}

/** The numbers between which one face falls in nineteen of twenty games, by the binomial law. */
function commonNumbers(throws: number, sides: number): Pick<Faces, 'from' | 'to'> {
  const odds = 1 / sides;
  let chance = (1 - odds) ** throws;
  let below = 0;
  let from = 0;
  for (let n = 0; n < throws; n++) {
    if (below + chance <= UNCOMMON / 2) from = n + 1;
    below += chance;
    if (below >= 1 - UNCOMMON / 2) return { from, to: n };
    chance *= ((throws - n) / (n + 1)) * (odds / (1 - odds));
  }
  return { from, to: throws };
}

/** Plays many games with the same number of throws: always the same ones, so that the answer stays the same. */
function usualness(counts: readonly number[]): number {
  const throws = counts.reduce((sum, n) => sum + n, 0);
  const spread = spreadOf(counts);
  const chance = fast(throws);
  let wider = 0;
  for (let game = 0; game < TRIED_GAMES; game++) {
    const tried = new Array<number>(counts.length).fill(0);
    for (let i = 0; i < throws; i++) {
      const face = chance.roll(counts.length) - 1;
      tried[face] = (tried[face] ?? 0) + 1;
    }
    if (spreadOf(tried) >= spread) wider++;
  }
  return Math.floor((wider * 100) / TRIED_GAMES);
}

function spreadOf(counts: readonly number[]): number {
  return counts.reduce((sum, n) => sum + n * n, 0);
}
