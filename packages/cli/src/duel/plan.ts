import { rotations, type BotName, type Hypotheses, type Match } from '@topsail/bots';
import { readLineUp } from '../arena/line-up.ts';
import { badUsage } from '../problem.ts';
import { readTable, type TableOptions } from '../table-setup.ts';

export interface DuelOptions extends TableOptions {
  readonly bot: string;
  readonly against: string;
  /** In percent of the games; the even share if it is left out. */
  readonly h0?: number;
  readonly h1?: number;
  readonly alpha: number;
  readonly beta: number;
  readonly effort?: readonly number[];
  readonly seed: string;
}

/** A question about two bots, and how it is to be decided. Plain data, so that it can be kept in a file. */
export interface Duel {
  readonly match: Match;
  readonly hypotheses: Hypotheses;
  readonly seed: string;
}

/** Of what separates the best from the even share, an h1 that is left out asks for so much. */
const USUAL_GAIN = 0.05;

export function readDuel(options: DuelOptions): Duel {
  const { setup } = readTable(options);
  const { bot, against, alpha, beta, seed } = options;
  if (bot === against) throw badUsage(`${bot} cannot be told from ${against}`);
  const lineUp = readLineUp(`${bot},${against}`, setup.seats);
  const even = 1 / setup.seats;
  const h0 = options.h0 === undefined ? even : options.h0 / 100;
  const h1 = options.h1 === undefined ? h0 + USUAL_GAIN * (1 - even) : options.h1 / 100;
  if (!(h0 < h1)) throw badUsage(`h1 must be more than h0, which is ${(100 * h0).toFixed(1)} %`);
  const efforts = options.effort === undefined ? {} : { efforts: effortsOf(lineUp, options.effort) };
  return { match: { setup, lineUp, ...efforts }, hypotheses: { h0, h1, alpha, beta }, seed };
}

function effortsOf(lineUp: readonly BotName[], [own, others]: readonly number[]): Match['efforts'] {
  const [bot, against] = [...new Set(lineUp)];
  if (bot === undefined || against === undefined || own === undefined) throw new Error('two bots duel');
  return { [bot]: own, [against]: others ?? own };
}

/** The seeds in their order, without end. */
export function seedOf({ seed }: Duel, block: number): string {
  return `${seed} game ${block + 1}`;
}

export function gamesPerBlock({ match }: Duel): number {
  return rotations(match.lineUp).length;
}
