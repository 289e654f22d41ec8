import { clusterWilson, type Hypotheses, type SprtVerdict } from '@topsail/bots';
import { shareOf, type Thinking } from '../duel/blocks.ts';
import { gamesPerBlock, type Duel } from '../duel/plan.ts';
import type { Stand } from '../duel/run.ts';
import { measured, rounded, whenAndWhere, type BoutFigures, type Measured } from './figures.ts';

/** How a duel stands or was decided, as it is kept. */
export interface DuelFigures extends Pick<BoutFigures, 'milliseconds' | 'played' | 'machine'> {
  /** As `duelName` has it. */
  readonly name: string;
  readonly ruleset: string;
  readonly seats: number;
  readonly bot: string;
  readonly against: string;
  /** So many times the usual tries, where it was not once. */
  readonly efforts: Readonly<Record<string, number>>;
  readonly seed: string;
  readonly hypotheses: Hypotheses;
  readonly verdict: SprtVerdict;
  readonly games: number;
  readonly won: Measured;
}

export function duelFigures({ match, hypotheses, seed }: Duel, { test, blocks }: Stand): DuelFigures {
  const [bot, against] = [...new Set<string>(match.lineUp)];
  if (bot === undefined || against === undefined) throw new Error('two bots duel');
  const { ruleset, seats } = match.setup;
  const efforts = match.efforts ?? {};
  const shares = blocks.map(shareOf);
  const interval = shares.length < 2 ? null : clusterWilson(shares);
  return {
    name: duelName(match, bot, against),
    ...{ ruleset, seats, bot, against, efforts, seed, hypotheses, verdict: test.verdict },
    games: blocks.length * gamesPerBlock({ match, hypotheses, seed }),
    won: measured({ value: test.share, interval }, 4),
    milliseconds: {
      bot: meanTime(blocks.map(({ own }) => own)),
      against: meanTime(blocks.map(({ others }) => others)),
    },
    ...whenAndWhere(),
  };
}

/** `jamaica-2 4 captain v captain-2026`, and the tries where they are not the usual ones. */
function duelName({ setup, efforts = {} }: Duel['match'], bot: string, against: string): string {
  const tries = Object.entries(efforts).map(([name, effort]) => `, ${name} × ${effort}`);
  return `${setup.ruleset} ${setup.seats} ${bot} v ${against}${tries.join('')}`;
}

function meanTime(thinking: readonly Thinking[]): number {
  const decisions = thinking.reduce((sum, one) => sum + one.decisions, 0);
  const time = thinking.reduce((sum, one) => sum + one.milliseconds, 0);
  return rounded(time / Math.max(1, decisions), 3);
}
